import { Form, MainButton, useAction, useLoad, usePerson, useWallet } from '@wallet/kit/app';
import { maskName } from '@wallet/kit/format';
import { matches, required } from '@wallet/kit/forms';
import { IconTile, KeyValue, Lead, List, ListItem, Note, Stack, TextField, useForm } from '@wallet/kit/ui';
import { findCar, listCars } from '../api/calls.ts';
import { CibScreen } from '../flows/CibScreen.tsx';
import { registering } from '../flows/flows.ts';
import { messages } from '../messages/index.ts';
import { type Car, mostUrgent, plateText } from '../model/car.ts';
import { DueBadge } from '../parts/DueBadge.tsx';

/** A car by its plate; its owner is the one who is signed in. */
export function FCI10000() {
  const load = useLoad(listCars);
  return <CibScreen of={load}>{(cars) => <Plate cars={cars} />}</CibScreen>;
}

function Plate({ cars }: { cars: readonly Car[] }) {
  const { register: t, ...all } = messages.use();
  const first = mostUrgent(cars);
  const { navigate } = useWallet();
  const { begin } = registering.useDraft();
  const name = usePerson()?.name ?? '';
  const form = useForm({
    initial: { plate: '' },
    rules: { plate: [required(), matches(plateText, 'invalidFormat')] },
  });
  const find = useAction(
    async ({ plate }: { plate: string }) => {
      await findCar(plate);
      await begin({ plate });
      navigate.push('FCI13000');
    },
    { on: { CIB_KNOWN: () => navigate.replace('FCI21100') } },
  );
  return (
    <Form form={form} run={find}>
      <Stack>
        {first && (
          <List label={all.home.doors.FCI21100}>
            <ListItem
              action="cars"
              leading={<IconTile picture="car" />}
              title={t.mine({ count: cars.length })}
              description={`${first.nickname || first.model} · ${all.car.until(first)}`}
              badge={<DueBadge car={first} />}
              onClick={() => navigate.push('FCI21100')}
            />
          </List>
        )}
        <Lead title={t.title}>{t.lead}</Lead>
        <TextField
          {...form.field('plate')}
          label={t.plate}
          hint={t.plateHint}
          problemMessage={t.plateProblem}
          autoComplete="off"
          shape={(text) => text.replace(/\s/g, '')}
          maxLength={8}
          required
        />
        <KeyValue rows={[{ label: t.owner, value: maskName(name) }]} />
        <Note>{t.ownerHint}</Note>
      </Stack>
      <MainButton>{t.find}</MainButton>
    </Form>
  );
}
