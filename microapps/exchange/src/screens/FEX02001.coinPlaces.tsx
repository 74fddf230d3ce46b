import { MainButton, Screen, useQuery, useWallet } from '@wallet/kit/app';
import { InlineNotice } from '@wallet/kit/ui';
import { Places } from '../flows/Places.tsx';
import { messages } from '../messages/index.ts';
import { coin, mainCurrencies } from '../model/exchange.ts';
import { CurrencyChips } from '../parts/CurrencyChips.tsx';

export function FEX02001() {
  const t = messages.use();
  const { navigate } = useWallet();
  const asked = useQuery().get('crncyCd');
  const currency = mainCurrencies.find((one) => one === asked) ?? 'JPY';
  return (
    <Screen ground>
      <CurrencyChips
        currencies={mainCurrencies}
        value={currency}
        onChange={(crncyCd) => navigate.replace('FEX02001', { query: { crncyCd } })}
      />
      <Places
        currency={currency}
        fits={({ coins }) => coins.length > 0}
        says={({ coins }) => t.places.coins({ list: coins.map((face) => coin(currency, face)).join(', ') })}
      />
      <InlineNotice>{t.handIn.night}</InlineNotice>
      <MainButton action="count" run={() => navigate.push('FEX00003', { query: { crncyCd: currency } })}>
        {t.coinOrders.find}
      </MainButton>
    </Screen>
  );
}
