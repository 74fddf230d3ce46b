import {
  Gone,
  MainButton,
  Screen,
  useAction,
  useLoad,
  usePayPage,
  useQuery,
  useWallet,
} from '@wallet/kit/app';
import { formatMoney, formatTime, todaySeoul } from '@wallet/kit/format';
import {
  AmountField,
  Bullets,
  Card,
  InlineNotice,
  KeyValue,
  Lead,
  Note,
  Stack,
  Switch,
} from '@wallet/kit/ui';
import {
  checkResidence,
  listTowns,
  payDonation,
  readDonation,
  readOverview,
  readProject,
  takeNumber,
} from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { type Donation, type Overview, placeName, type Town } from '../model/donation.ts';
import { amountProblem, creditOf, type DonationLaw, pointsOf } from '../model/donationLaw.ts';
import type { Project } from '../model/gift.ts';
import { useDonationRows } from '../parts/useDonationRows.ts';
import { donationState, takeJoinFlag } from '../state/states.ts';

/** Where the service states no law, it judges the amount, and no credit is promised. */
const noLaw: DonationLaw = { least: 1, step: 1, mostPoints: 0, bands: [], inDisaster: [] };
const usual = [10_000, 50_000, 100_000] as const;

/** How much to give, and where; with its number in the address, what will be paid. */
export function FHL34000() {
  const query = useQuery();
  const number = query.get('epayno');
  if (number) return <Pay number={number} />;
  return <Give townCode={query.get('locgovCd') ?? ''} projectId={query.get('spcfBsnsId') ?? ''} />;
}

function Give({ townCode, projectId }: { townCode: string; projectId: string }) {
  const t = messages.use();
  const load = useLoad(
    async (signal) => {
      const [overview, towns, project] = await Promise.all([
        readOverview(undefined, { signal }),
        listTowns(undefined, { signal }),
        projectId ? readProject({ spcfBsnsId: projectId }, { signal }) : null,
      ]);
      takeJoinFlag(overview.joinFlag);
      const wanted = project?.townCode ?? townCode;
      return { overview, project, town: towns.find(({ code }) => code === wanted) };
    },
    [townCode, projectId],
  );
  const gone = <Gone to="FHL33000" {...t.gone.town} />;
  return (
    <Screen of={load} instead={{ DNT_NOT_FOUND: gone, DNT_ADULT: <Gone to="FHL31000" {...t.gone.adult} /> }}>
      {({ overview, town, project }) => {
        if (donationState.now.value.joinYn !== 'Y')
          return <Gone picture="donation" to="FHL31000" {...t.gone.join} />;
        return town ? (
          <Amount overview={overview} town={town} project={project} reload={load.reload} />
        ) : (
          gone
        );
      }}
    </Screen>
  );
}

interface AmountProps {
  overview: Overview;
  town: Town;
  project: Project | null;
  reload: () => void;
}

function Amount({ overview, town, project, reload }: AmountProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { cntrAmt: amount, pointYn } = donationState.now.value;
  const { sum: before, left, isOpen, opensAt, closesAt } = overview;
  const law = overview.law ?? noLaw;
  const problem = amount === 0 ? null : amountProblem(law, amount, left);
  const points = pointYn === 'Y' ? pointsOf(amount, town.rate) : 0;
  const credit = creditOf(law, { before, amount, isDisaster: town.isDisaster });
  const next = useAction(
    async () => {
      const { homeCode, address, residentCode } = await checkResidence();
      donationState.set({
        frgnrSeCd: residentCode,
        cntrbtrHabLocgovCd: homeCode,
        userAddress: address,

        cntrLocgovCd: town.code,
        cntrLocgovAddress: placeName({ ...town, town: town.name }),

        creatPointRate: town.rate,
        cntrPoint: points,
        spcfBsnsId: project?.id ?? '',

        upperLocgovNm: town.province,
        locgovNm: town.name,
      });
      const { joinYn: _, ...info } = donationState.now.value;
      const { number } = await takeNumber(info);
      navigate.push('FHL34000', { query: { epayno: number } });
    },
    { on: { DNT_OWN: () => navigate.replace('FHL33000') }, onRefusal: reload },
  );
  if (town.isOwn) return <Gone to="FHL33000" {...t.gone.own} />;
  return (
    <Stack>
      <Lead picture="donation" title={t.give.lead({ town: town.name })}>
        {project?.name ?? town.province}
      </Lead>
      <AmountField
        field="amount"
        label={t.facts.amount}
        value={amount || null}
        onChange={(value) => donationState.set({ cntrAmt: value ?? 0 })}
        quickAmounts={usual}
        hint={t.give.hint({ left })}
        problem={problem && { id: problem }}
        {...(problem && { problemMessage: t.give.problems[problem]({ ...law, left }) })}
      />
      <Switch
        field="points"
        label={t.give.points}
        description={t.give.pointsHint}
        checked={pointYn === 'Y'}
        onChange={(isOn) => donationState.set({ pointYn: isOn ? 'Y' : 'N' })}
      />
      {amount > 0 && !problem && (
        <Card tone="soft">
          <KeyValue
            rows={[
              { label: t.facts.points, value: `${formatMoney(points)}P` },
              ...(credit > 0
                ? [
                    { label: t.facts.cost, value: t.won({ amount: amount - credit }) },
                    { label: t.facts.credit, value: t.won({ amount: credit }), isStrong: true },
                  ]
                : []),
            ]}
          />
          {credit > 0 && <Note>{t.give.credit({ amount: credit })}</Note>}
          {points > 0 && <Note>{t.give.pointsThere({ town: town.name, points })}</Note>}
        </Card>
      )}
      {!isOpen && (
        <InlineNotice tone="warning">{t.home.hours({ from: opensAt, until: closesAt })}</InlineNotice>
      )}
      <Bullets texts={t.give.rules} />
      <MainButton action="next" disabled={amount === 0 || problem !== null || !isOpen} run={next}>
        {t.give.next}
      </MainButton>
    </Stack>
  );
}

function Pay({ number }: { number: string }) {
  const t = messages.use();
  const load = useLoad(readDonation, { donationId: number });
  return (
    <Screen
      of={load}
      title={t.pay.title}
      instead={{ DNT_NOT_FOUND: <Gone to="FHL33000" {...t.gone.donation} /> }}
    >
      {(one) =>
        one &&
        (one.state === 'waiting' ? (
          <Check one={one} reload={load.reload} />
        ) : (
          <Gone to="FHL90000" {...t.gone.ended} />
        ))
      }
    </Screen>
  );
}

/** Everything that will be booked, until when, and that it stands. */
function Check({ one, reload }: { one: Donation; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const rows = useDonationRows();
  const { pay, isPaying } = usePayPage(() => payDonation(one.number), {
    on: { DNT_ENDED: () => navigate.replace('FHL40000', { query: { donationId: one.number } }) },
    onRefusal: reload,
  });
  const time = formatTime(one.endsAt);
  return (
    <Stack>
      <Lead picture="donation" title={t.pay.lead({ amount: one.amount, town: one.town })} />
      <Card tone="soft">
        <KeyValue rows={[{ label: t.facts.address, value: one.address }, ...rows(one)]} />
      </Card>
      <InlineNotice tone="warning" messageId="dntNoCancel">
        {t.noCancel}
      </InlineNotice>
      <Note>{todaySeoul().slice(4) === '1231' ? t.yearEnd({ time }) : t.pay.until({ time })}</Note>
      <Note>{t.pay.wrongTown({ town: one.town, phone: one.phone })}</Note>
      <MainButton action="submit" run={pay} isBusy={isPaying}>
        {t.pay.submit({ amount: one.amount })}
      </MainButton>
    </Stack>
  );
}
