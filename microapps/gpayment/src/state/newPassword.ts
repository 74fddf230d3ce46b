/** The first entry of a new payment password, encrypted, between its two screens; never in a storage. */
let first = '';

export const newPassword = {
  keep(encrypted: string): void {
    first = encrypted;
  },
  read(): string {
    return first;
  },
  forget(): void {
    first = '';
  },
};
