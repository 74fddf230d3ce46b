export type AssetUnit = 'P' | 'count' | 'G' | 'NFC';
export type WalletCurrency = 'EUR' | 'USD' | 'JPY' | 'CNY';

export interface ForeignAmount {
  currency: WalletCurrency;
  amount: number;
}

interface Asset {
  id: string;
  name: string;
  /** Null where the service knows no figure; `text` then says what there is to do. */
  amount: number | null;
  unit: AssetUnit;
  text: string;
  screen: string;
  domain: string;
}

export interface Assets {
  items: readonly Asset[];
  foreign: readonly ForeignAmount[];
}

/** The order of the wallet's children (A73): not that of the rates. */
export const walletCurrencies: readonly WalletCurrency[] = ['EUR', 'USD', 'JPY', 'CNY'];

export function inWalletOrder(amounts: readonly ForeignAmount[]): ForeignAmount[] {
  return walletCurrencies.flatMap((currency) =>
    amounts.filter((one) => one.currency === currency).slice(0, 1),
  );
}
