import { useWallet } from '@wallet/kit/app';
import { messageText } from '@wallet/kit/messages';
import { Button, Card, EmptyState, InlineNotice, List, ListItem, Section, SheetSelect } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../../messages/index.ts';
import { say } from '../../messages/say.ts';
import { choiceOf, chosenMeans, type Means } from '../../model/means.ts';
import { type PayWay, payWays } from '../../model/nation.ts';
import { savePayChoice } from '../../state/payChoice.ts';
import { type Network, offers, screenFor } from './network.ts';
import { PayAmount } from './PayAmount.tsx';
import styles from './pay.module.css';
import type { PayPlace } from './readPayPlace.ts';
import { useMeansName } from './useMeansName.ts';

const codes = { cpm: 'FGP31100', mpm: 'FGP31200', atm: 'FGP41000' } as const;

/** Where, from what, and the ways that the nation's networks have. */
export function WaysToPay({ place, network }: { place: PayPlace; network: Network }) {
  const t = messages.use().pay;
  const { navigate, session } = useWallet();
  const meansName = useMeansName();
  const { nation, means, hasEnglishName } = place;
  const [chosen, setChosen] = useState(place.chosen);
  const hasNoWay = payWays.every((way) => !offers(nation, way));

  async function choose(value: string) {
    const next = means.find((each) => optionOf(each) === value);
    setChosen(next);
    if (next) await savePayChoice(session, { nation: nation.code, means: choiceOf(next) });
  }

  async function go(way: PayWay) {
    const now = chosenMeans(means, chosen);
    if (now) await savePayChoice(session, { nation: nation.code, means: choiceOf(now) });
    navigate.push(way === 'atm' ? codes.atm : screenFor(codes[way], nation.code));
  }

  return (
    <>
      <div className={styles.block}>
        <Card tone="soft">
          <div className={styles.place}>
            <div>
              <div className={styles.local}>{t.home.nation}</div>
              <div className={styles.nation} data-part="nation">
                {say(nation.name)} · {nation.currency}
              </div>
            </div>
            <Button
              variant="secondary"
              size="small"
              action="changeNation"
              onClick={() => navigate.push(network === 'kftc' ? 'FGP32000Kftc' : 'FGP32000')}
            >
              {t.home.change}
            </Button>
          </div>
          {network === 'kftc' && <p className={styles.note}>{t.home.kftc}</p>}
        </Card>
      </div>
      {!hasEnglishName && (
        <div className={styles.block}>
          <InlineNotice tone="danger" messageId="englishNameMissing">
            {messageText('englishNameMissing')}
          </InlineNotice>
        </div>
      )}
      <div className={styles.block}>
        {means.length === 0 ? (
          <EmptyState
            title={t.home.noMeans}
            action={{ label: t.home.register, action: 'register', onClick: () => navigate.push('FGP21300') }}
          />
        ) : (
          <>
            <SheetSelect
              field="means"
              label={t.home.means}
              options={means.map((each) => ({
                value: optionOf(each),
                title: meansName(each),
                ...(each.alias ? { description: each.alias } : {}),
              }))}
              value={chosen ? optionOf(chosen) : ''}
              onChange={(value) => void choose(value)}
            />
            {chosen && (
              <div className={styles.balance} data-part="balance">
                <span>{t.home.balance}</span>
                <PayAmount minor={chosen.balance} currency={chosen.currency} />
              </div>
            )}
          </>
        )}
      </div>
      <Section title={t.home.ways}>
        {hasNoWay ? (
          <InlineNotice>{t.home.none}</InlineNotice>
        ) : (
          <List label={t.home.ways}>
            {payWays.map((way) => {
              const isOffered = offers(nation, way) && means.length > 0;
              return (
                <ListItem
                  key={way}
                  title={t.home[way]}
                  description={isOffered ? t.home[`${way}Hint`] : t.home.notHere}
                  {...(isOffered ? { action: way, onClick: () => void go(way) } : {})}
                />
              );
            })}
          </List>
        )}
      </Section>
      <div className={styles.buttons}>
        <Button variant="text" action="history" onClick={() => navigate.push('FGP61100')}>
          {t.home.history}
        </Button>
      </div>
    </>
  );
}

function optionOf({ code, account }: Means): string {
  return `${code}:${account}`;
}
