/** Addresses of screens with parameters, for the contact sheet (`pnpm shots`). */
export const samples: Record<string, string> = {
  FZZ20000: '/newapp/FZZ20000/1001',
};
