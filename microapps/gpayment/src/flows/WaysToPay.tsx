import { useWallet } from '@wallet/kit/app';
import { messageText } from '@wallet/kit/messages';
import {
  Actions,
  Button,
  Card,
  EmptyState,
  IconTile,
  InlineNotice,
  List,
  ListItem,
  Section,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { choiceOf, chosenMeans, type Means } from '../model/means.ts';
import { type PayWay, payWays } from '../model/nation.ts';
import { type Network, offers, screenFor } from '../model/network.ts';
import { MeansSelect } from '../parts/MeansSelect.tsx';
import { ServiceMenu } from '../parts/ServiceMenu.tsx';
import { savePayChoice } from '../state/payChoice.ts';
import { NationItem } from './NationItem.tsx';
import type { PayPlace } from './readPayPlace.ts';

const codes = { cpm: 'FGP31100', mpm: 'FGP31200', atm: 'FGP41000' } as const;

const icons = { cpm: 'barcode', mpm: 'scan' } as const;

const pictures = { cpm: 'barcode', mpm: 'scan', atm: 'withdraw' } as const;

/** Where, from what, and the ways that the nation's networks have. */
export function WaysToPay({ place, network }: { place: PayPlace; network: Network }) {
  const t = messages.use().pay;
  const { navigate, session } = useWallet();
  const { nation, means, hasEnglishName, wantsGuide } = place;
  const [chosen, setChosen] = useState(place.chosen);
  const hasNoWay = payWays.every((way) => !offers(nation, way));
  const isOffered = (way: PayWay) => offers(nation, way) && means.length > 0;
  // What is shown or read at a till is what most come for; a machine, and what there is not, stand under it.
  const [first, ...others] = (['cpm', 'mpm'] as const).filter(isOffered);
  const rest = payWays.filter((way) => way !== first && !others.some((other) => other === way));

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
      <Card>
        <NationItem nation={nation} network={network} />
        {means.length === 0 ? (
          <EmptyState
            title={t.home.noMeans}
            action={{ label: t.home.register, action: 'register', onClick: () => navigate.push('FGP21300') }}
          />
        ) : (
          <MeansSelect means={means} value={chosen} onChange={(next) => void choose(next)} />
        )}
        {first && (
          <Actions>
            <Button full icon={icons[first]} action={first} onClick={() => void go(first)}>
              {t.home[first]}
            </Button>
            {others.map((way) => (
              <Button
                key={way}
                full
                variant="secondary"
                icon={icons[way]}
                action={way}
                onClick={() => void go(way)}
              >
                {t.home[way]}
              </Button>
            ))}
          </Actions>
        )}
      </Card>
      {!hasEnglishName && (
        <div>
          <InlineNotice tone="danger" messageId="englishNameMissing">
            {messageText('englishNameMissing')}
          </InlineNotice>
        </div>
      )}
      <Card>
        <Section title={first ? t.home.otherWays : t.home.ways}>
          {hasNoWay ? (
            <InlineNotice>{t.home.none}</InlineNotice>
          ) : (
            <List label={first ? t.home.otherWays : t.home.ways}>
              {rest.map((way) => (
                <ListItem
                  key={way}
                  leading={<IconTile picture={pictures[way]} />}
                  title={t.home[way]}
                  description={isOffered(way) ? t.home[`${way}Hint`] : t.home.notHere}
                  {...(isOffered(way) ? { action: way, onClick: () => void go(way) } : {})}
                />
              ))}
            </List>
          )}
          {wantsGuide && (
            <div data-part="guide">
              <List label={t.home.guide}>
                <ListItem
                  leading={<IconTile picture="whitepaper" />}
                  title={t.home.guide}
                  description={t.home.firstTime}
                  action="openGuide"
                  onClick={() => navigate.push(network === 'kftc' ? 'FGP10100Kftc' : 'FGP10100')}
                />
              </List>
            </div>
          )}
        </Section>
      </Card>
      <ServiceMenu isKftc={network === 'kftc'} isUser nation={nation.code} />
    </>
  );
}
