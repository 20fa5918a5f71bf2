/**
 * The lower bound: the benchmark's shader hand-written in GLSL ES 3.00, as short as possible; filling a template costs nothing.
 */
export const build = () => ({ octaves: 5, steps: 64 })

export const text = ({ octaves, steps }: ReturnType<typeof build>): string => `#version 300 es
precision highp float;
uniform float time;
uniform vec2 res;
in vec2 vUv;
out vec4 o;
float hash(vec2 p){return fract(sin(dot(p,vec2(127.1,311.7)))*43758.5453);}
float noise(vec2 p){vec2 i=floor(p),f=fract(p),u=f*f*(3.-2.*f);return mix(mix(hash(i),hash(i+vec2(1,0)),u.x),mix(hash(i+vec2(0,1)),hash(i+vec2(1,1)),u.x),u.y);}
float fbm(vec2 p){float v=0.,a=.5;for(int i=0;i<${octaves};i++){v+=a*noise(p);p=p*2.03+vec2(17.3,9.1);a*=.5;}return v;}
float sdSphere(vec3 p,float r){return length(p)-r;}
float sdBox(vec3 p,vec3 b){vec3 q=abs(p)-b;return length(max(q,vec3(0)))+min(max(q.x,max(q.y,q.z)),0.);}
float sdTorus(vec3 p,vec2 t){return length(vec2(length(p.xz)-t.x,p.y))-t.y;}
float smin(float a,float b,float k){float h=clamp(.5+.5*(b-a)/k,0.,1.);return mix(b,a,h)-k*h*(1.-h);}
float map(vec3 p){float s=sdSphere(p-vec3(sin(time),0,0),.7),b=sdBox(p-vec3(0,sin(time*.7),0),vec3(.5,.4,.3)),t=sdTorus(p,vec2(1.1,.2));return smin(smin(s,b,.2),t,.2)+.05*fbm(p.xz*2.);}
vec3 normal(vec3 p){vec2 e=vec2(.001,0);return normalize(vec3(map(p+e.xyy)-map(p-e.xyy),map(p+e.yxy)-map(p-e.yxy),map(p+e.yyx)-map(p-e.yyx)));}
float march(vec3 ro,vec3 rd){float t=0.;for(int i=0;i<${steps};i++){float h=map(ro+rd*t);if(h<.001||t>20.)break;t+=h;}return t;}
void main(){vec2 q=(vUv*2.-1.)*vec2(res.x/res.y,1);vec3 ro=vec3(0,0,4),rd=normalize(vec3(q,-1.6));float t=march(ro,rd);
vec3 col=mix(vec3(.05,.07,.1),vec3(.2,.3,.4),fbm(q*3.));
if(t<20.){vec3 n=normal(ro+rd*t);float l=max(dot(n,normalize(vec3(1,2,3))),0.);col=mix(vec3(.9,.6,.3)*(l+.2),col,smoothstep(4.,20.,t)*(1.-exp(-t*.1)));}
o=vec4(col,1);}`
