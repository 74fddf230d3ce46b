import { Gone, MainButton, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { mapUrl } from '@wallet/kit/common';
import { daysBetween, todaySeoul } from '@wallet/kit/format';
import {
  Actions,
  Badge,
  Bullets,
  Button,
  Card,
  IconTile,
  InlineNotice,
  KeyValue,
  List,
  ListItem,
  Note,
  Section,
} from '@wallet/kit/ui';
import { readTraining } from '../api/calls.ts';
import { JoinedScreen } from '../flows/JoinedScreen.tsx';
import { messages } from '../messages/index.ts';
import { isAhead, type Training } from '../model/training.ts';
import { PayState } from '../parts/PayState.tsx';

export function FSO15000() {
  const t = messages.use();
  const trainingId = useQuery().get('trnngId');
  const load = useLoad(readTraining, trainingId ? { trainingId } : null);
  const gone = <Gone to="FYB10000" {...t.gone.training} />;
  return (
    <JoinedScreen of={load} ground instead={{ MIL_NOT_FOUND: gone }}>
      {(one) => (one ? <Show one={one} /> : gone)}
    </JoinedScreen>
  );
}

function Show({ one }: { one: Training }) {
  const { training: t, ...all } = messages.use();
  const { navigate } = useWallet();
  const { state, begins, answer } = one;
  const query = { trnngId: one.id };
  const days = daysBetween(todaySeoul(), begins.slice(0, 8));
  const says = { ...t.says, refused: t.says.refused({ answer }) };
  const told = state in says ? says[state as keyof typeof says] : '';
  const mayMove = state === 'coming' || state === 'refused';
  return (
    <>
      <Card>
        <List label={t.kinds[one.kind]}>
          <ListItem
            leading={<IconTile picture="mili" />}
            title={t.kinds[one.kind]}
            description={one.placeName}
            trailing={
              <Badge tone={state === 'absent' ? 'danger' : 'accent'}>
                {isAhead(one) && state !== 'asked' && days >= 0 ? all.dday({ days }) : t.states[state]}
              </Badge>
            }
          />
        </List>
        <KeyValue
          rows={[
            { label: t.days, value: all.days(one) },
            { label: t.clock, value: all.clock(one) },
            { label: t.where, value: one.address },
            { label: t.phone, value: one.phone },
            { label: t.length, value: all.hours(one) },
            { label: t.pay, value: t.payAnd(one) },
            ...(one.weather ? [{ label: t.weather, value: one.weather }] : []),
          ]}
        />
        <Actions>
          <Button
            full
            variant="secondary"
            icon="place"
            action="openMap"
            onClick={() => void navigate.outside(mapUrl(one.placeName, one.latitude, one.longitude))}
          >
            {all.map}
          </Button>
        </Actions>
      </Card>
      {told && (
        <InlineNotice tone={state === 'absent' || state === 'refused' ? 'warning' : 'info'}>
          {told}
        </InlineNotice>
      )}
      <PayState one={one} />
      {isAhead(one) && (
        <Card>
          <Section title={t.bring}>
            <Bullets texts={t.things} />
            <Note>{t.rule}</Note>
          </Section>
        </Card>
      )}
      {mayMove && (
        <Actions>
          <Button
            full
            variant="secondary"
            action="postpone"
            onClick={() => navigate.push('FSO15100', { query })}
          >
            {t.postpone}
          </Button>
        </Actions>
      )}
      {(one.code || (state === 'done' && one.account === '')) && (
        <MainButton run={() => navigate.push('FSO15200', { query })}>
          {one.code ? t.enter : t.take}
        </MainButton>
      )}
    </>
  );
}
