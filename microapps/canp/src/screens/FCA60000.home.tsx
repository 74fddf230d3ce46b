import { DoorGrid, useAction, useLoad, useQuery, useResume, useWallet } from '@wallet/kit/app';
import { formatMoney } from '@wallet/kit/format';
import {
  Button,
  Card,
  Hero,
  IconTile,
  InlineNotice,
  KeyValue,
  List,
  ListItem,
  ProgressSteps,
  Section,
  Switch,
  toast,
} from '@wallet/kit/ui';
import { readProfile, readSums, takeReceipts } from '../api/calls.ts';
import type { Sums } from '../api/wire.ts';
import { messages } from '../messages/index.ts';
import type { Payout } from '../model/practice.ts';
import { MemberScreen } from '../parts/MemberScreen.tsx';

/** What came together and when it is paid; with `canp_digital` the digital practice stands first (R775, A30). */
export function FCA60000() {
  const isDigitalFirst = useQuery().has('canp_digital');
  const load = useLoad(async (signal) => {
    const [sums, profile] = await Promise.all([
      readSums(undefined, { signal }),
      readProfile(undefined, { signal }),
    ]);
    return { sums, profile };
  });
  useResume(load.reload);
  return (
    <MemberScreen of={load} ground>
      {({ sums, profile }) => {
        const digital = (
          <Digital
            key="digital"
            sums={sums}
            isOn={profile.takesReceipts}
            getsReceipts={profile.getsReceipts}
            reload={load.reload}
          />
        );
        const collected = <Collected key="sums" sums={sums} />;
        return (
          <>
            {isDigitalFirst ? [digital, collected] : [collected, digital]}
            <Doors />
          </>
        );
      }}
    </MemberScreen>
  );
}

function Collected({ sums }: { sums: Sums }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { next, balance, limit, ofYear } = sums;
  const noteOf = ({ month, day, state }: Payout) =>
    state === 'open' || state === 'fixed' ? t.payDay({ of: month, from: day }) : t.payouts[state]({ day });
  const isBack = next?.state === 'cameBack';
  return (
    <>
      <Hero
        label={t.home.balance}
        value={formatMoney(balance)}
        unit="P"
        note={next ? noteOf(next) : t.home.none}
      >
        <Button action="openFCA61000" onClick={() => navigate.push('FCA61000')}>
          {t.home.activities}
        </Button>
        <Button variant="secondary" action="openFCA64000" onClick={() => navigate.push('FCA64000')}>
          {t.home.history}
        </Button>
      </Hero>
      {isBack && (
        <InlineNotice tone="danger" messageId="canpPayoutBack">
          {t.payouts.cameBack(next)}{' '}
          <Button size="small" variant="text" action="changeMeans" onClick={() => navigate.push('FCA66000')}>
            {t.changeMeans}
          </Button>
        </InlineNotice>
      )}
      {sums.budgetGoneOn !== '' && <InlineNotice tone="warning">{t.stops.budgetGone}</InlineNotice>}
      <Card>
        <Section title={t.home.year}>
          <ProgressSteps
            isShare
            current={Math.min(ofYear, limit)}
            total={limit}
            label={t.home.yearOf({ used: ofYear, limit })}
          />
          <KeyValue
            rows={[
              { label: t.home.thisMonth, value: t.points({ amount: sums.ofMonth }) },
              {
                label: t.home.left,
                value: t.points({ amount: Math.max(0, limit - ofYear) }),
                isStrong: true,
              },
            ]}
          />
        </Section>
      </Card>
    </>
  );
}

interface DigitalProps {
  sums: Sums;
  isOn: boolean;
  /** without them nothing comes that could count */
  getsReceipts: boolean;
  reload: () => void;
}

function Digital({ sums, isOn, getsReceipts, reload }: DigitalProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const turn = useAction(
    async (next: boolean) => {
      await takeReceipts(next);
      toast(next ? t.home.autoOn : t.home.autoOff);
      reload();
    },
    { onRefusal: reload, onLost: reload },
  );
  return (
    <Card>
      <Section title={t.home.digital}>
        <List label={t.home.digital}>
          <ListItem
            action="openReceipts"
            leading={<IconTile picture="edoc" />}
            title={t.home.receipts}
            description={t.home.receiptsOf({ count: sums.receipts, amount: sums.receiptPoints })}
            onClick={() => navigate.push('FCA62000', { query: { activity: 'receipt' } })}
          />
        </List>
        <Switch
          field="takesReceipts"
          label={t.home.auto}
          description={getsReceipts ? t.home.autoNote : t.home.autoNeeds}
          checked={isOn}
          disabled={turn.isRunning}
          onChange={(next) => void turn.run(next)}
        />
      </Section>
    </Card>
  );
}

function Doors() {
  const t = messages.use();
  const doors = [
    ['FCA65000', 'family', t.home.ranking],
    ['FCA21000', 'place', t.home.places],
    ['FCA31000', 'notice', t.home.notices],
    ['FCA66000', 'gear', t.home.settings],
  ] as const;
  return (
    <DoorGrid
      bare
      size="quick"
      title={t.home.doors}
      doors={doors.map(([code, picture, name]) => ({ code, picture, name }))}
    />
  );
}
