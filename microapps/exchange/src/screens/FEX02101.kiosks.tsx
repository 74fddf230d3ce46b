import { MainButton, Screen, useQuery, useWallet } from '@wallet/kit/app';
import { Lead } from '@wallet/kit/ui';
import { Places } from '../flows/Places.tsx';
import { messages } from '../messages/index.ts';
import { cash, mainCurrencies } from '../model/exchange.ts';
import { CurrencyChips } from '../parts/CurrencyChips.tsx';

export function FEX02101() {
  const t = messages.use();
  const { navigate } = useWallet();
  const asked = useQuery().get('crncyCd');
  const currency = mainCurrencies.find((one) => one === asked) ?? 'USD';
  return (
    <Screen ground>
      <Lead title={t.kiosks.lead} />
      <CurrencyChips
        currencies={mainCurrencies}
        value={currency}
        onChange={(crncyCd) => navigate.replace('FEX02101', { query: { crncyCd } })}
      />
      <Places
        currency={currency}
        kind="kiosk"
        says={({ stock, isStepFree }) =>
          [
            stock > 0 ? t.places.stock({ amount: cash(currency, stock) }) : t.places.none,
            isStepFree ? t.places.stepFree : t.places.stairs,
          ].join(' · ')
        }
      />
      <MainButton action="buy" run={() => navigate.push('FEX00101', { query: { crncyCd: currency } })}>
        {t.places.buy}
      </MainButton>
    </Screen>
  );
}
