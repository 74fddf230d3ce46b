import { MainButton, useWallet } from '@wallet/kit/app';
import { Bullets, Button, Card, Flag, Hero, IconTile, InlineNotice, Move, Note } from '@wallet/kit/ui';
import { Home } from '../flows/Home.tsx';
import type { HomeData } from '../flows/readHome.ts';
import { messages } from '../messages/index.ts';
import { figures, gainOf } from '../model/fx.ts';
import { Doors } from '../parts/Doors.tsx';

/** With one currency, with none, and with no wallet yet. */
export function FFC10000() {
  return (
    <Home hasMany={false}>
      {({ wallet, rates }) =>
        wallet.state === 'open' ? (
          <Mine wallet={wallet} rates={rates} />
        ) : (
          <Start wallet={wallet} rates={rates} />
        )
      }
    </Home>
  );
}

function Mine({ wallet: { pockets } }: HomeData) {
  const t = messages.use();
  const { navigate } = useWallet();
  const [pocket] = pockets;
  const query = pocket ? { query: { crncyCd: pocket.currency } } : {};
  const buy = (
    <Button action="buy" onClick={() => navigate.push('FFC21000', query)}>
      {t.home.buy}
    </Button>
  );
  return (
    <>
      {pocket ? (
        <Hero
          label={t.currencies[pocket.currency]}
          value={figures(pocket.minor, pocket.currency)}
          unit={pocket.currency}
          art={<Flag of={pocket.currency} isLarge />}
          note={<Move>{`${t.home.worth(gainOf(pockets))} · ${t.gain(gainOf(pockets))}`}</Move>}
        >
          {buy}
          <Button variant="secondary" action="sell" onClick={() => navigate.push('FFC25000', query)}>
            {t.home.sell}
          </Button>
        </Hero>
      ) : (
        <Hero label={t.home.mine} {...t.wonFigure({ amount: 0 })} art="none" note={t.home.empty}>
          {buy}
        </Hero>
      )}
      <Doors />
    </>
  );
}

/** Who has no wallet: what it is. */
function Start({ wallet: { isYoung, state } }: HomeData) {
  const t = messages.use();
  const { navigate } = useWallet();
  return (
    <>
      <Hero
        isPromise
        lead={<IconTile picture="fxwallet" size="large" />}
        label={t.home.start}
        note={t.home.startNote}
        art="none"
      />
      <Card>
        <Bullets texts={t.home.startRows} />
      </Card>
      <Doors isOpen={false} />
      {state === 'closed' && (
        <>
          <Note>{t.home.closed}</Note>
          <Button variant="text" action="history" onClick={() => navigate.push('FFC51000')}>
            {t.home.history}
          </Button>
        </>
      )}
      {isYoung ? (
        <InlineNotice tone="warning">{t.home.young}</InlineNotice>
      ) : (
        <MainButton action="open" run={() => navigate.push('FFC11000')}>
          {t.home.open}
        </MainButton>
      )}
    </>
  );
}
