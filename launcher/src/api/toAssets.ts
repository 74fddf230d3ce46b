import {
  type Assets,
  type AssetUnit,
  inWalletOrder,
  type WalletCurrency,
  walletCurrencies,
} from '../model/assets.ts';
import type { WireAsset, WireAssets } from './wire.ts';
import { figureOf, isYes } from './wireValues.ts';

const units: Readonly<Record<string, AssetUnit>> = {
  P: 'P',
  count: 'count',
  장: 'count',
  G: 'G',
  NFC: 'NFC',
};

export function toAssets({ assetList, foreignWalletList }: WireAssets): Assets {
  const amounts = (foreignWalletList ?? []).flatMap(({ crncyCd, amt }) => {
    const amount = figureOf(amt);
    const currency = walletCurrencies.find((one): one is WalletCurrency => one === crncyCd);
    return currency === undefined || amount === null ? [] : [{ currency, amount }];
  });
  return { items: assetList.flatMap(toAsset), foreign: inWalletOrder(amounts) };
}

function toAsset(wire: WireAsset) {
  const unit = units[wire.assetUnit ?? ''];
  if (unit === undefined) return [];
  return [
    {
      id: wire.className,
      name: wire.assetName,
      amount: isYes(wire.isValueVisible) ? figureOf(wire.assetNum) : null,
      unit,
      text: wire.displayText ?? '',
      screen: wire.routeName ?? '',
      domain: wire.domainName ?? '',
    },
  ];
}
