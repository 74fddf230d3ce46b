import { Form, Gone, MainButton, Screen, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { addDays, addMonths, todaySeoul } from '@wallet/kit/format';
import { min, required } from '@wallet/kit/forms';
import {
  AmountField,
  Badge,
  Button,
  Card,
  DateSheet,
  EmptyState,
  IconTile,
  Lead,
  List,
  ListItem,
  RadioGroup,
  Stack,
  toast,
  useForm,
} from '@wallet/kit/ui';
import { addAlert, readAlerts, readPrice, removeAlert } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import type { Alert, AlertFacts, Price } from '../model/gold.ts';

export function FGS44000() {
  const t = messages.use();
  const isNew = useQuery().get('step') === 'new';
  const load = useLoad(
    async (signal) => {
      const [{ alerts }, price] = await Promise.all([
        readAlerts(undefined, { signal }),
        readPrice(undefined, { signal }),
      ]);
      return { alerts, price };
    },
    [isNew],
  );
  return (
    <Screen
      of={load}
      skeleton="list"
      instead={{ GOLD_NOT_OPEN: <Gone to="FGS11000" {...t.gone} /> }}
      {...(isNew ? { title: t.alerts.add } : {})}
    >
      {({ alerts, price }) =>
        isNew ? <NewAlert price={price} /> : <Alerts alerts={alerts} price={price} reload={load.reload} />
      }
    </Screen>
  );
}

interface AlertsProps {
  alerts: readonly Alert[];
  price: Price;
  reload: () => void;
}

function Alerts({ alerts, price, reload }: AlertsProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const remove = useAction(
    async (id: string) => {
      await removeAlert(id);
      toast(t.alerts.removed);
      reload();
    },
    { onRefusal: reload, onLost: reload },
  );
  return (
    <Stack>
      <Card tone="soft">
        <List>
          <ListItem
            leading={<IconTile picture="gold" />}
            title={t.alerts.now({ price: price.buy })}
            description={t.alerts.nowHint}
          />
        </List>
      </Card>
      {alerts.length === 0 ? (
        <EmptyState title={t.alerts.none} description={t.alerts.noneHint} />
      ) : (
        <List>
          {alerts.map(({ id, side, price: level, repeats, endsOn, struckAt }) => {
            const name = t.alerts.title[side]({ price: level });
            return (
              <ListItem
                key={id}
                leading={<IconTile picture={struckAt ? 'event' : 'notice'} />}
                title={name}
                badge={
                  <Badge tone={struckAt ? 'accent' : 'neutral'}>
                    {struckAt ? t.alerts.rang : t.alerts.waits}
                  </Badge>
                }
                description={
                  struckAt
                    ? t.alerts.struck({ at: struckAt })
                    : [t.alerts.says[repeats], endsOn && t.until({ date: endsOn })]
                        .filter(Boolean)
                        .join(' · ')
                }
                trailing={
                  <Button
                    size="small"
                    variant="secondary"
                    action="remove"
                    label={t.alerts.removeName({ name })}
                    onClick={() => void remove.run(id)}
                  >
                    {t.alerts.remove}
                  </Button>
                }
                act={
                  struckAt ? (
                    <Button
                      size="small"
                      variant="secondary"
                      action="trade"
                      onClick={() => navigate.push(side === 'above' ? 'FGS32000' : 'FGS31000')}
                    >
                      {t.alerts.trade[side]}
                    </Button>
                  ) : undefined
                }
              />
            );
          })}
        </List>
      )}
      <MainButton action="new" run={() => navigate.push('FGS44000', { query: { step: 'new' } })}>
        {t.alerts.add}
      </MainButton>
    </Stack>
  );
}

/** A thousand won away from the price of now. */
const near = (price: string) => Math.ceil(Number(price) / 1000) * 1000;

function NewAlert({ price }: { price: Price }) {
  const t = messages.use().alerts;
  const { navigate } = useWallet();
  const today = todaySeoul();
  const form = useForm({
    initial: {
      side: 'below' as AlertFacts['side'],
      price: near(price.buy) as number | null,
      repeats: 'once' as AlertFacts['repeats'],
      endsOn: addMonths(today, 3),
    },
    rules: { price: [required(), min(1000)] },
  });
  const add = useAction(async (values: typeof form.values) => {
    await addAlert({ ...values, price: values.price ?? 0 });
    toast(t.added);
    navigate.replace('FGS44000');
  });
  const { side, repeats } = form.values;
  return (
    <Form form={form} run={add}>
      <Stack>
        <Lead title={t.lead}>{t.now({ price: price.buy })}</Lead>
        <RadioGroup
          field="side"
          legend={t.side}
          value={side}
          onChange={(value) => form.set('side', value)}
          options={(['below', 'above'] as const).map((value) => ({ value, label: t.sides[value] }))}
        />
        <AmountField {...form.field('price')} label={t.price} />
        <RadioGroup
          field="repeats"
          legend={t.repeat}
          value={repeats}
          onChange={(value) => form.set('repeats', value)}
          options={(['once', 'daily'] as const).map((value) => ({ value, label: t.says[value] }))}
        />
        <DateSheet
          {...form.field('endsOn')}
          label={t.endsOn}
          min={addDays(today, 1)}
          max={addMonths(today, 12)}
        />
      </Stack>
      <MainButton>{t.add}</MainButton>
    </Form>
  );
}
