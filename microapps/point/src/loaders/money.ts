/** The files of the screens of manifest/money.ts. */
export const moneyLoaders = {};
