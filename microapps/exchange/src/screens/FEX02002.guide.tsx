import { MainButton, Screen, useLoad, useWallet } from '@wallet/kit/app';
import { Card, Flag, FoldedList, Lead, List, ListItem, Section } from '@wallet/kit/ui';
import { readCoins } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { coin, mainCurrencies } from '../model/exchange.ts';

export function FEX02002() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(
    (signal) => Promise.all(mainCurrencies.map((currency) => readCoins(currency, { signal }))),
    [],
  );
  return (
    <Screen of={load} skeleton="list" ground>
      {(all) => (
        <>
          {all[0] && <Lead>{t.coins.half(all[0])}</Lead>}
          <Card>
            <Section title={t.guide.taken}>
              <List label={t.guide.taken}>
                {all.map(({ currency, faces }) => (
                  <ListItem
                    key={currency}
                    action="openCoins"
                    leading={<Flag of={currency} />}
                    title={t.currencies[currency] ?? currency}
                    description={faces.map((face) => coin(currency, face)).join(', ')}
                    onClick={() => navigate.push('FEX02001', { query: { crncyCd: currency } })}
                  />
                ))}
              </List>
            </Section>
          </Card>
          <Card>
            {all[0] && <FoldedList rows={t.guide.asked({ ...all[0], won: all[0].mostWon })} opensFirst />}
          </Card>
          <MainButton action="count" run={() => navigate.push('FEX00003')}>
            {t.guide.count}
          </MainButton>
        </>
      )}
    </Screen>
  );
}
