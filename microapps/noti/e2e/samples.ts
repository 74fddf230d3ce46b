/** Addresses of screens with parameters (`checkEveryScreen`, `pnpm shots`). */
export const samples: Record<string, string> = {
  FAL12000: '/noti/FAL12000?alrmSerno=M3005',
  FAL21100: '/noti/FAL21100?anounSerno=N1012',
  FAL31100: '/noti/FAL31100/EV1001',
  FAL32100: '/noti/FAL32100/EV0909',
};
