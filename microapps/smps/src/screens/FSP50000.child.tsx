import { MainButton, Screen, useAction, useLoad, usePerson, useResume, useWallet } from '@wallet/kit/app';
import { maskName, todaySeoul } from '@wallet/kit/format';
import {
  Actions,
  Badge,
  Button,
  Card,
  EmptyState,
  IconTile,
  KeyValue,
  Lead,
  List,
  ListItem,
  Note,
} from '@wallet/kit/ui';
import { askFamily, readFamily } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { ageOn, type Child, registersAs } from '../model/pass.ts';
import { NotYet } from '../parts/NotYet.tsx';
import { useRegistration } from '../state/registration.ts';

/** Children of the family record, and one that is typed by hand. */
export function FSP50000() {
  const { child: t } = messages.use();
  const { navigate } = useWallet();
  const { begin } = useRegistration();
  const person = usePerson();
  const load = useLoad(readFamily);
  useResume(load.reload);
  const ask = useAction(async () => {
    await askFamily(undefined);
    load.reload();
  });
  const isAdult = registersAs(person?.birth ?? '', todaySeoul()) === 'self';
  function choose(child?: Child) {
    begin('child', child && { name: child.name, birth: child.birth, sex: child.sex });
    navigate.push('FSP55000');
  }
  const byHand = (
    <Button full variant="secondary" action="byHand" onClick={() => choose()}>
      {t.byHand}
    </Button>
  );
  if (!isAdult)
    return (
      <Screen>
        <NotYet because="guardian" />
      </Screen>
    );
  return (
    <Screen of={load}>
      {({ isKnown, children }) => (
        <>
          <Lead picture="family" title={isKnown ? t.title : t.ask}>
            {isKnown ? t.note : t.askNote}
          </Lead>
          <Card tone="soft">
            <KeyValue rows={[{ label: t.guardian, value: person?.name ?? '' }]} />
          </Card>
          {isKnown && children.length === 0 && <EmptyState {...t.none} />}
          <List label={t.title}>
            {children.map((child) => (
              <ChildRow key={child.birth} child={child} onChoose={() => choose(child)} />
            ))}
          </List>
          <Note>{t.byHandNote}</Note>
          {isKnown ? (
            <Actions>{byHand}</Actions>
          ) : (
            <MainButton action="askFamily" isBusy={ask.isRunning} run={() => ask.run()} beside={byHand}>
              {t.askNow}
            </MainButton>
          )}
        </>
      )}
    </Screen>
  );
}

function ChildRow({ child, onChoose }: { child: Child; onChoose: () => void }) {
  const { child: t } = messages.use();
  const { navigate } = useWallet();
  const today = todaySeoul();
  const as = registersAs(child.birth, today);
  const shown = {
    title: maskName(child.name),
    leading: <IconTile picture="family" />,
    description: as === 'child' ? t.age({ years: ageOn(child.birth, today) }) : t.not[as],
  };
  if (child.passId !== '')
    return (
      <ListItem
        {...shown}
        action="openPass"
        badge={<Badge tone="success">{t.has}</Badge>}
        onClick={() => navigate.push('FSP56000', { query: { passId: child.passId } })}
      />
    );
  return as === 'child' ? (
    <ListItem {...shown} action="chooseChild" onClick={onChoose} />
  ) : (
    <ListItem {...shown} past="done" />
  );
}
