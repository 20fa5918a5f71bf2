import { render } from 'kirari/js'
import sharp from 'sharp'
import { readdirSync } from 'node:fs'
const root=process.argv[2]!
const names=process.argv[4]!.split(',')
const times=(process.argv[5]??'2').split(',').map(Number)
const W=480,H=240; const cells:any[]=[];let i=0
for(const n of names)for(const f of readdirSync(root+n)){const {fragment}=await import(root+n+'/'+f);for(const time of times){
 const px=render(fragment,{width:720,height:360,time});
 const b=await sharp(Buffer.from(px.buffer,px.byteOffset,px.byteLength),{raw:{width:720,height:360,channels:4}}).resize(W,H).png().toBuffer();cells.push({input:b,i:i++,n:n+'/'+f+' '+time})}}
const cols=3,rows=Math.ceil(i/cols)
await sharp({create:{width:cols*(W+6),height:rows*(H+6),channels:3,background:'#888'}}).composite(cells.map(c=>({input:c.input,left:(c.i%cols)*(W+6),top:Math.floor(c.i/cols)*(H+6)}))).png().toFile(process.argv[3]!)
console.log(cells.map(c=>c.n).join('\n'))
