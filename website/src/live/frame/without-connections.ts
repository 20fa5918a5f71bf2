/** Removes what could connect code in a frame with other machines past its content policy: WebRTC, which no directive of a policy covers. */
export const removeConnections = (): void => {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'mozRTCPeerConnection']) Reflect.deleteProperty(globalThis, name)
}
