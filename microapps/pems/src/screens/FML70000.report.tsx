import {
  Form,
  MainButton,
  Screen,
  useAction,
  useAutosave,
  useLoad,
  usePerson,
  useQuery,
  useSignIn,
  useWallet,
} from '@wallet/kit/app';
import { addDays, todaySeoul } from '@wallet/kit/format';
import { maxLength, required } from '@wallet/kit/forms';
import {
  Card,
  Chips,
  DateSheet,
  IconTile,
  InlineNotice,
  Lead,
  List,
  ListItem,
  Section,
  Segmented,
  Stack,
  TextField,
  useForm,
} from '@wallet/kit/ui';
import { listBreeds, listReports, readOverview, sendReport } from '../api/calls.ts';
import type { Animal } from '../api/wire.ts';
import { judgeNumber, NumberField } from '../flows/NumberField.tsx';
import { messages } from '../messages/index.ts';
import { colours, kinds } from '../model/animal.ts';
import { hours, momentOf, type ReportForm, reportForm } from '../model/report.ts';
import { BreedField } from '../parts/BreedField.tsx';
import { PhotoPick } from '../parts/PhotoPick.tsx';

type Type = 'lost' | 'found';
const draftOf = (type: Type, animalId = '') => `pems.report.${type}.${animalId}`;

/** Lost mine or found one (`type`, `anmlId`). A visitor may write it all; to put it up they sign in, and it is kept. */
export function FML70000() {
  const query = useQuery();
  const animalId = query.get('anmlId') ?? '';
  const asked = query.get('type');
  const type: Type | null = animalId || asked === 'lost' ? 'lost' : asked === 'found' ? 'found' : null;
  return type ? <Report key={`${type} ${animalId}`} type={type} animalId={animalId} /> : <Which />;
}

function Which() {
  const { report: t } = messages.use();
  const { navigate } = useWallet();
  return (
    <Screen>
      <Lead title={t.which}>{t.whichHint}</Lead>
      <Card>
        <List label={t.which}>
          {(['lost', 'found'] as const).map((type) => (
            <ListItem
              key={type}
              action={type}
              leading={<IconTile picture={type === 'lost' ? 'pems' : 'place'} />}
              title={t.types[type].title}
              description={t.types[type].text}
              onClick={() => navigate.push('FML70000', { query: { type } })}
            />
          ))}
        </List>
      </Card>
    </Screen>
  );
}

function Report({ type, animalId }: { type: Type; animalId: string }) {
  const { session } = useWallet();
  const person = usePerson();
  const load = useLoad(
    async (signal) => {
      const [breeds, { regions, reports }, overview, draft] = await Promise.all([
        listBreeds(undefined, { signal }),
        listReports(undefined, { signal }),
        person && type === 'lost' ? readOverview(undefined, { signal }) : null,
        session.drafts.read(draftOf(type, animalId), reportForm, { fromVisitor: true }),
      ]);
      const mine = (overview?.animals ?? []).filter(
        ({ state }) => state === 'registered' || state === 'lost',
      );
      const animal = mine.find(({ id }) => id === animalId);
      return { breeds, regions, mine, animal, draft, hasNotice: isUp(reports, animal) };
    },
    [type, animalId, person?.memberId],
  );
  return <Screen of={load}>{(data) => <Fields key={person?.memberId} type={type} data={data} />}</Screen>;
}

const isUp = (
  reports: readonly { id: string; isMine: boolean; name: string }[],
  animal: Animal | undefined,
) => (animal ? reports.find(({ isMine, name }) => isMine && name === animal.name)?.id : undefined);

interface FieldsProps {
  type: Type;
  data: {
    breeds: Awaited<ReturnType<typeof listBreeds>>;
    regions: readonly { code: string; name: string }[];
    mine: readonly Animal[];
    animal: Animal | undefined;
    draft: ReportForm | undefined;
    hasNotice: string | undefined;
  };
}

function Fields({ type, data: { breeds, regions, mine, animal, draft, hasNotice } }: FieldsProps) {
  const t = messages.use();
  const { navigate, session } = useWallet();
  const person = usePerson();
  const signIn = useSignIn();
  const { kind = 'dog', breedCode = '', colour = 'mixed', image = '' } = animal ?? {};
  const form = useForm<ReportForm>({
    initial: draft ?? {
      kind,
      breedCode,
      colour,
      image,
      region: '',
      place: '',
      marks: '',
      number: '',

      day: todaySeoul(),
      hour: 'noon',
    },
    rules: { region: required(), place: [required(), maxLength(60)], day: required(), marks: maxLength(200) },
  });
  const { values, problems, set } = form;
  const place = draftOf(type, animal?.id);
  useAutosave(values, (all) => session.drafts.write(place, all));
  const send = useAction(
    async (all: ReportForm) => {
      if (all.number && type === 'found') {
        const judged = await judgeNumber(all.number).catch(() => 'unknown' as const);
        if (judged === 'length' || judged === 'same' || judged === 'country')
          return form.setProblem('number', { id: judged });
      }
      const facts = animal
        ? { ...all, kind: animal.kind, breedCode: animal.breedCode, colour: animal.colour }
        : all;
      const { id } = await sendReport({ ...facts, type, animalId: animal?.id ?? '', at: momentOf(all) });
      await session.drafts.clear(place);
      navigate.replace('FML70200', { query: { rprtId: id, done: 'Y' }, asks: false });
    },
    { on: { PEMS_REPORT_TWICE: () => navigate.replace('FML60000', { query: { type: 'lost' } }) } },
  );
  const submit = async (all: ReportForm) => {
    if (!person) {
      await session.drafts.write(place, all);
      if (!(await signIn())) return;
    }
    await send.run(all);
  };
  return (
    <Form form={form} run={submit}>
      <Lead title={t.report.types[type].title}>{t.report.types[type].lead}</Lead>
      <Stack>
        {mine.length > 0 && !animal && (
          <Chips
            scrolls
            legend={t.report.whose}
            options={[
              ...mine.map(({ id, name }) => ({ value: id, label: name })),
              { value: '', label: t.report.other },
            ]}
            value=""
            onChange={(id) => id && navigate.replace('FML70000', { query: { type, anmlId: id } })}
          />
        )}
        {animal && <InlineNotice>{t.report.alsoTold(animal)}</InlineNotice>}
        {hasNotice && <InlineNotice tone="warning">{t.report.isUp}</InlineNotice>}
        {!animal && (
          <>
            <Segmented
              legend={t.facts.kind}
              options={kinds.map((value) => ({ value, label: t.kinds[value] }))}
              value={values.kind}
              onChange={(next) => set('kind', next)}
            />
            <BreedField
              breeds={breeds}
              kind={values.kind}
              value={values.breedCode}
              onChange={(code) => set('breedCode', code)}
            />
            <Section title={t.facts.colour}>
              <Chips
                legend={t.facts.colour}
                options={colours.map((value) => ({ value, label: t.colours[value] }))}
                value={values.colour}
                onChange={(next) => set('colour', next)}
              />
            </Section>
          </>
        )}
        <Section title={t.report.region[type]}>
          <Chips
            legend={t.report.region[type]}
            options={regions.map(({ code, name }) => ({ value: code, label: name }))}
            value={values.region}
            onChange={(region) => set('region', region)}
          />
        </Section>
        {problems.region && <InlineNotice tone="danger">{t.report.noRegion}</InlineNotice>}
        <TextField
          {...form.field('place')}
          label={t.report.place}
          placeholder={t.report.placeHint}
          hint={t.report.noHome}
          required
        />
        <DateSheet
          {...form.field('day')}
          label={t.report.day[type]}
          min={addDays(todaySeoul(), -30)}
          max={todaySeoul()}
        />
        <Section title={t.report.hour}>
          <Chips
            legend={t.report.hour}
            options={hours.map((value) => ({ value, label: t.report.hours[value] }))}
            value={values.hour}
            onChange={(hour) => set('hour', hour)}
          />
        </Section>
        <TextField
          {...form.field('marks')}
          label={t.report.marks}
          placeholder={t.report.marksHint}
          rows={3}
        />
        <PhotoPick
          title={t.report.photo}
          image={values.image}
          alt={t.photo.of({ name: animal?.name ?? '' })}
          onChange={(next) => set('image', next)}
        />
        {type === 'found' && person && (
          <NumberField
            isOptional
            value={values.number}
            onChange={(number) => set('number', number)}
            problem={problems.number?.id ?? null}
          />
        )}
      </Stack>
      <MainButton action="submit" isBusy={send.isRunning} disabled={hasNotice !== undefined}>
        {person ? t.report.submit : t.report.signIn}
      </MainButton>
    </Form>
  );
}
