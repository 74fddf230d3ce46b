import {
  MainButton,
  Part,
  Screen,
  useLoad,
  usePerson,
  useQuery,
  useSignIn,
  useWallet,
} from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import {
  Bullets,
  Card,
  FoldedList,
  InlineNotice,
  KeyValue,
  List,
  ListItem,
  Note,
  Section,
  Tabs,
} from '@wallet/kit/ui';
import { listAgencies, readOverview } from '../api/calls.ts';
import { AgencyList } from '../flows/AgencyList.tsx';
import { messages } from '../messages/index.ts';
import { duesOf, isFreeMonth, shots } from '../model/animal.ts';

const parts = ['law', 'shots', 'vets'] as const;
type Chapter = (typeof parts)[number];

/** The law in plain words, shots with reminders of my animals, clinics at night (`part`). */
export function FML80000() {
  const { guide: t } = messages.use();
  const { navigate } = useWallet();
  const asked = useQuery().get('part');
  const chapter = parts.find((one) => one === asked) ?? 'law';
  return (
    <Screen ground={chapter === 'vets'}>
      <Tabs<Chapter>
        label={t.parts}
        tabs={parts.map((value) => ({ value, label: t.names[value] }))}
        value={chapter}
        onChange={(part) => navigate.replace('FML80000', { query: { part } })}
      >
        {chapter === 'law' && <Law isAboutOwner={asked === 'owner'} />}
        {chapter === 'shots' && <ShotTable />}
        {chapter === 'vets' && <Vets />}
      </Tabs>
    </Screen>
  );
}

function Law({ isAboutOwner }: { isAboutOwner: boolean }) {
  const { guide: t } = messages.use();
  return (
    <>
      {isAboutOwner ? (
        <Section title={t.owner}>
          <Bullets isOrdered texts={t.ownerSteps} />
        </Section>
      ) : (
        <InlineNotice messageId="freeMonths">
          {isFreeMonth(todaySeoul()) ? t.freeNow : t.freeMonths}
        </InlineNotice>
      )}
      <Section title={t.fines}>
        <Card tone="soft">
          <KeyValue rows={t.fineRows} />
        </Card>
        <Note>{t.fineNote}</Note>
      </Section>
      <Section title={t.law}>
        <FoldedList label={t.law} rows={t.laws} opensFirst={!isAboutOwner} />
      </Section>
    </>
  );
}

function ShotTable() {
  const t = messages.use();
  const person = usePerson();
  const signIn = useSignIn();
  return (
    <>
      <Section title={t.guide.table}>
        <Card tone="soft">
          <KeyValue
            rows={shots.map((kind) => ({ label: t.shots.names[kind], value: t.shots.rules[kind] }))}
          />
        </Card>
        <Note>{t.guide.tableNote}</Note>
      </Section>
      {person ? (
        <Reminders />
      ) : (
        <MainButton action="login" run={() => signIn()}>
          {t.guide.signIn}
        </MainButton>
      )}
    </>
  );
}

function Reminders() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(readOverview);
  return (
    <Section title={t.guide.mine}>
      <Part of={load}>
        {({ animals }) => {
          const dues = duesOf(animals, todaySeoul()).filter(
            ({ kind }) => kind !== 'lost' && kind !== 'register',
          );
          if (dues.length === 0) return <Note>{t.guide.nothing}</Note>;
          return (
            <List label={t.guide.mine}>
              {dues.map((one) => (
                <ListItem
                  key={`${one.animalId} ${one.kind}`}
                  action="openDue"
                  title={t.due(one)}
                  description={t.day(one)}
                  trailing={t.days(one)}
                  onClick={() => navigate.push('FML33100', { query: { anmlId: one.animalId } })}
                />
              ))}
            </List>
          );
        }}
      </Part>
    </Section>
  );
}

function Vets() {
  const { guide: t } = messages.use();
  const load = useLoad(listAgencies);
  return (
    <Part of={load}>
      {(all) => {
        const night = all.filter(({ isOpenAtNight }) => isOpenAtNight);
        return (
          <>
            <InlineNotice>{t.night({ count: night.length })}</InlineNotice>
            <AgencyList agencies={[...night, ...all.filter((one) => !night.includes(one))]} />
          </>
        );
      }}
    </Part>
  );
}
