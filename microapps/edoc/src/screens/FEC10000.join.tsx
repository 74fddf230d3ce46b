import {
  AgreeToService,
  MainButton,
  Screen,
  useLoad,
  usePerson,
  useResume,
  useWallet,
} from '@wallet/kit/app';
import { readTerms } from '@wallet/kit/common';
import { Button, IconTile, List, ListItem, Note, Scene, Section } from '@wallet/kit/ui';
import { hasAgreed, readRules, readSummary } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { EndingSoon } from '../parts/EndingSoon.tsx';
import { ReceiptRow } from '../parts/ReceiptRow.tsx';
import { entry } from '../state/entry.ts';

/** Receipts among the wallet's services. */
const SERVICE = '15';
const gains = [
  ['safenote', 'find'],
  ['booking', 'dates'],
  ['whitepaper', 'claim'],
  ['carbon', 'points'],
] as const;

export function FEC10000() {
  const { join: t, home } = messages.use();
  const { navigate } = useWallet();
  const memberId = usePerson()?.memberId ?? '';
  const load = useLoad(
    async (signal) => {
      const [terms, isAgreed, rules] = await Promise.all([
        readTerms({ serviceCode: SERVICE }, { signal }),
        // Who cannot be asked about has not agreed (A39).
        hasAgreed(memberId, { signal }).catch(() => false),
        readRules(undefined, { signal }).catch(() => null),
      ]);
      return { terms, isAgreed, rules };
    },
    [memberId],
  );
  const why = entry.value?.memberId === memberId ? entry.value.why : null;
  return (
    <Screen of={load} ground={load.data?.isAgreed !== false}>
      {({ terms, isAgreed, rules }) =>
        isAgreed ? (
          <>
            <Mine />
            <MainButton action="till" run={() => navigate.push('FEC12000')}>
              {home.till}
            </MainButton>
          </>
        ) : (
          <AgreeToService
            picture="edoc"
            title={t.promise}
            note={why ? t.why[why] : t.note}
            service={SERVICE}
            terms={terms}
            submit={t.submit}
            onAgreed={async () => {
              entry.value = null;
              navigate.push('FEC11000');
            }}
          >
            <List label={t.gains}>
              {gains.map(([picture, name]) => (
                <ListItem
                  key={name}
                  leading={<IconTile picture={picture} />}
                  title={t.gain[name].title}
                  description={name === 'points' && rules?.pointsEach ? t.earns(rules) : t.gain[name].text}
                />
              ))}
            </List>
          </AgreeToService>
        )
      }
    </Screen>
  );
}

/** For who uses it: the month and the newest receipts, in place of what it would be. */
function Mine() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(readSummary);
  useResume(load.reload);
  const { month, sum, count, newest, soon = [] } = load.data ?? {};
  return (
    <>
      <Scene
        drawn="edoc"
        title={month === undefined ? t.join.joined : t.home.month({ month })}
        {...(sum !== undefined && { figure: t.won({ amount: sum }) })}
        note={count === undefined ? undefined : t.receipts({ count })}
      >
        <Section
          title={t.home.newest}
          action={
            <Button variant="text" size="small" leads action="mine" onClick={() => navigate.push('FEC21300')}>
              {t.join.open}
            </Button>
          }
        >
          {newest && newest.length > 0 && (
            <List label={t.home.newest}>
              {newest.map((one) => (
                <ReceiptRow
                  key={one.id}
                  one={one}
                  description={t.day({ date: one.at })}
                  onClick={() => navigate.push('FEC21510', { query: { rceitpNo: one.id } })}
                />
              ))}
            </List>
          )}
          {newest?.length === 0 && <Note>{t.none.text}</Note>}
        </Section>
      </Scene>
      <EndingSoon soon={soon} />
    </>
  );
}
