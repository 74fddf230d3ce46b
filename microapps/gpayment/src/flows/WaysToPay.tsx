import { useWallet } from '@wallet/kit/app';
import { messageText } from '@wallet/kit/messages';
import {
  Button,
  Card,
  EmptyState,
  Flag,
  IconTile,
  InlineNotice,
  List,
  ListItem,
  Section,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { choiceOf, chosenMeans, type Means } from '../model/means.ts';
import { type PayWay, payWays } from '../model/nation.ts';
import { type Network, offers, screenFor } from '../model/network.ts';
import { MeansSelect } from '../parts/MeansSelect.tsx';
import styles from '../parts/pay.module.css';
import { ServiceMenu } from '../parts/ServiceMenu.tsx';
import { savePayChoice } from '../state/payChoice.ts';
import { NationRate } from './NationRate.tsx';
import type { PayPlace } from './readPayPlace.ts';

const codes = { cpm: 'FGP31100', mpm: 'FGP31200', atm: 'FGP41000' } as const;

const pictures = { cpm: 'barcode', mpm: 'scan', atm: 'withdraw' } as const;

/** Where, from what, and the ways that the nation's networks have. */
export function WaysToPay({ place, network }: { place: PayPlace; network: Network }) {
  const t = messages.use().pay;
  const { navigate, session } = useWallet();
  const { nation, means, hasEnglishName, wantsGuide } = place;
  const [chosen, setChosen] = useState(place.chosen);
  const hasNoWay = payWays.every((way) => !offers(nation, way));

  async function choose(next: Means) {
    setChosen(next);
    await savePayChoice(session, { nation: nation.code, means: choiceOf(next) });
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
                <Flag of={nation.code} isInline /> {say(nation.name)} · {nation.currency}
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
          {nation.currency !== 'KRW' && <NationRate currency={nation.currency} />}
          {network === 'kftc' && <p className={styles.note}>{t.home.kftc}</p>}
        </Card>
      </div>
      {wantsGuide && (
        <div className={styles.block} data-part="guide">
          <InlineNotice>
            {t.home.firstTime}
            <Button
              variant="text"
              size="small"
              action="openGuide"
              onClick={() => navigate.push(network === 'kftc' ? 'FGP10100Kftc' : 'FGP10100')}
            >
              {t.home.guide}
            </Button>
          </InlineNotice>
        </div>
      )}
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
          <MeansSelect means={means} value={chosen} onChange={(next) => void choose(next)} />
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
                  leading={<IconTile picture={pictures[way]} />}
                  title={t.home[way]}
                  description={isOffered ? t.home[`${way}Hint`] : t.home.notHere}
                  {...(isOffered ? { action: way, onClick: () => void go(way) } : {})}
                />
              );
            })}
          </List>
        )}
      </Section>
      <ServiceMenu isKftc={network === 'kftc'} isUser nation={nation.code} />
    </>
  );
}
