import { Form, MainButton, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { Button, confirm, Lead, Stack, TextField, toast, useForm } from '@wallet/kit/ui';
import { deleteCar, readCar, updateCar } from '../api/calls.ts';
import { CibScreen } from '../flows/CibScreen.tsx';
import { messages } from '../messages/index.ts';
import type { Car } from '../model/car.ts';

export function FCI23100() {
  const load = useLoad(readCar, useQuery().get('carId') ?? '');
  return <CibScreen of={load}>{(car) => <Edit car={car} />}</CibScreen>;
}

function Edit({ car: { id, nickname, area, model, plate } }: { car: Car }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const form = useForm({ initial: { nickname, area }, rules: {} });
  const save = useAction(async (values: typeof form.values) => {
    await updateCar({ id, nickname: values.nickname.trim(), area: values.area.trim() });
    toast(t.edit.saved);
    navigate.replace('FCI22100', { query: { carId: id } });
  });
  const remove = useAction(async () => {
    if (!(await confirm({ id: 'deleteCar', text: t.edit.ask, danger: t.edit.remove }))) return;
    await deleteCar(id);
    toast(t.edit.removed);
    navigate.replace('FCI21100');
  });
  return (
    <Form form={form} run={save}>
      <Stack>
        <Lead picture="car" title={t.edit.title}>
          {model} · {plate}
        </Lead>
        <TextField
          {...form.field('nickname')}
          label={t.edit.nickname}
          hint={t.edit.nicknameHint}
          maxLength={12}
        />
        <TextField {...form.field('area')} label={t.facts.area} hint={t.register.areaHint} maxLength={30} />
        <Button variant="text" action="deleteCar" isBusy={remove.isRunning} onClick={() => void remove.run()}>
          {t.edit.remove}
        </Button>
      </Stack>
      <MainButton>{t.edit.save}</MainButton>
    </Form>
  );
}
