import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { messageText } from '@wallet/kit/messages';
import { Button, Card, EmptyState, InlineNotice, List, ListItem, Section, SheetSelect } from '@wallet/kit/ui';
import { useEffect, useState } from 'react';
import { messages } from '../../messages/index.ts';
import { say } from '../../messages/say.ts';
import { chosenMeans, type Means } from '../../model/means.ts';
import { type PayWay, payWays } from '../../model/nation.ts';
import type { Paid } from '../../model/paid.ts';
import { savePayChoice } from '../../state/payChoice.ts';
import { type Network, offers, screenFor } from './network.ts';
import { PayAmount } from './PayAmount.tsx';
import { PayEndPage } from './PayEndPage.tsx';
import styles from './pay.module.css';
import { type PayPlace, readPayPlace } from './readPayPlace.ts';
import { useMeansName } from './useMeansName.ts';
import { useUnfinished } from './useUnfinished.ts';

/** Where paying begins: what is unfinished first, then where, from what, and how. */
export function PayHome({ network }: { network: Network }) {
  const t = messages.use().pay;
  const { navigate, session } = useWallet();
  const { found, ask, tell, done } = useUnfinished();
  const place = useLoad((signal) => readPayPlace(session, network, signal), [network], {
    onResume: 'reload',
  });
  const isElsewhere = place.data?.elsewhere === true && network === 'gln';

  useEffect(() => {
    if (isElsewhere && found.step === 'none') navigate.replace('FGP31000Kftc');
  }, [isElsewhere, found.step, navigate]);

  if (found.step === 'shown') {
    const { of, end } = found;
    return (
      <Screen title={t.end.title}>
        <PayEndPage
          mode={of.mode}
          end={end}
          onAskAgain={() => void ask(of)}
          onSeen={(seen) => tell(of, seen)}
          onDone={() => {
            place.reload();
            done();
          }}
          onDetail={(paid) => openDetail(navigate, paid)}
        />
      </Screen>
    );
  }
  const state = found.step === 'looking' ? ('loading' as const) : undefined;
  return (
    <Screen title={t.title} of={place} {...(state ? { state } : {})}>
      {(data) => (
        <>
          {found.step === 'noticed' && (
            <div className={styles.block} data-part="unfinished">
              <InlineNotice tone="warning">
                {t.unfinished.notice}
                <Button variant="text" size="small" action="seeUnfinished" onClick={() => void ask(found.of)}>
                  {t.unfinished.see}
                </Button>
              </InlineNotice>
            </div>
          )}
          <Ways key={data.nation.code} place={data} network={network} />
        </>
      )}
    </Screen>
  );
}

export function openDetail(navigate: ReturnType<typeof useWallet>['navigate'], { number, date }: Paid): void {
  navigate.push('FGP61110', { query: { tranSerno: number, tranYmd: date } });
}

const codes = { cpm: 'FGP31100', mpm: 'FGP31200', atm: 'FGP41000' } as const;

function Ways({ place, network }: { place: PayPlace; network: Network }) {
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

export function choiceOf({ code, account }: Means) {
  return { code, account };
}
