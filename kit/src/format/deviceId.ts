/** A device id as the wallet API takes it: the first 00000000 in it becomes 00000001 (1-shell s5, A76). */
export function wireDeviceId(deviceId: string | null | undefined): string {
  return (deviceId ?? '').replace('00000000', '00000001');
}
