import { AgreeToService, DoorGrid, Part, Screen, useLoad, useResume, useWallet } from '@wallet/kit/app';
import { readTerms, type Term } from '@wallet/kit/common';
import { Button, Card, Hero, InlineNotice, Scene, Section } from '@wallet/kit/ui';
import { readTokens, readWallet } from '../api/calls.ts';
import { opening } from '../flows/opening.ts';
import { messages } from '../messages/index.ts';
import { shortAddress } from '../model/token.ts';
import { TokenGrid } from '../parts/TokenGrid.tsx';

const doors = [
  ['FNF60000', 'event'],
  ['FNF61000', 'ticket'],
  ['FNF30000', 'scan'],
  ['FNF20500', 'security'],
] as const;

/** The NFT wallet among the services of the wallet (1-shell s9; its name is assumed). */
const SERVICE = '39';
/** Tokens on the first screen. */
const MOST_SHOWN = 3;

type Wallet = Awaited<ReturnType<typeof readWallet>>;
type Begin = (draft: { terms: string[] }) => Promise<void>;

/** What a wallet is for and its terms; with a wallet how many tokens are in it, and where to go. */
export const FNF10000 = opening.step(
  {
    ask: async (_, { signal }) => {
      const wallet = await readWallet(undefined, { signal });
      return {
        wallet,
        terms: wallet.state === 'open' ? [] : await readTerms({ serviceCode: SERVICE }, { signal }),
      };
    },
  },
  function Home({ data: { wallet, terms }, begin, goOn, reload }) {
    useResume(reload);
    return (
      <Screen ground>
        {wallet.state === 'open' ? (
          <Opened wallet={wallet} />
        ) : (
          <First terms={terms} begin={begin} goOn={() => goOn('FNF10100')} />
        )}
      </Screen>
    );
  },
);

function First({ terms, begin, goOn }: { terms: readonly Term[]; begin: Begin; goOn: () => unknown }) {
  const { home: t } = messages.use();
  return (
    <AgreeToService
      service={SERVICE}
      terms={terms}
      submit={t.make}
      onAgreed={async (agreed) => {
        await begin({ terms: agreed });
        await goOn();
      }}
    >
      <Scene drawn="nft" title={t.promise} note={t.promiseNote} />
    </AgreeToService>
  );
}

function Opened({ wallet: { address, isLocked, tokens } }: { wallet: Wallet }) {
  const t = messages.use();
  const { navigate } = useWallet();
  return (
    <>
      {isLocked && <InlineNotice tone="warning">{t.home.locked}</InlineNotice>}
      <Hero label={t.home.tokens} value={t.count({ count: tokens })} note={shortAddress(address)} art="none">
        <Button variant="secondary" action="tokens" onClick={() => navigate.push('FNF20000')}>
          {t.home.see}
        </Button>
        {isLocked && (
          <Button action="resetPin" onClick={() => navigate.push('FNF11000', { query: { way: 'reset' } })}>
            {t.home.unlock}
          </Button>
        )}
      </Hero>
      <DoorGrid
        bare
        title={t.home.more}
        doors={doors.map(([code, picture]) => ({ code, picture, name: t.home.doors[code] }))}
      />
      {tokens > 0 && <Newest />}
    </>
  );
}

/** The first of them by their pictures; home stands without them, and says so. */
function Newest() {
  const { home: t } = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(async (signal) => {
    const { tokens } = await readTokens(undefined, { signal });
    return tokens.filter(({ isHidden }) => !isHidden).slice(0, MOST_SHOWN);
  }, []);
  if (load.data?.length === 0) return null;
  return (
    <Card>
      <Section title={t.newest}>
        <Part of={load}>
          {(tokens) => (
            <TokenGrid
              label={t.newest}
              tokens={tokens}
              onOpen={({ id }) => navigate.push('FNF20100', { query: { tknId: id } })}
            />
          )}
        </Part>
      </Section>
    </Card>
  );
}
