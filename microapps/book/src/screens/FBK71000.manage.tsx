import { HoldingsList, Part, Screen, useAction, useHoldings, useLoad, useWallet } from '@wallet/kit/app';
import { maskId } from '@wallet/kit/format';
import {
  Button,
  Card,
  confirm,
  IconTile,
  KeyValue,
  List,
  ListItem,
  Section,
  SheetSelect,
  Stack,
  Switch,
  toast,
} from '@wallet/kit/ui';
import { changeCard, leave, listLibraries, readCard, readUser, updateUser } from '../api/calls.ts';
import type { User } from '../api/wire.ts';
import { messages } from '../messages/index.ts';
import { NotJoined } from '../parts/NotJoined.tsx';
import { library, setLibrary } from '../state/library.ts';

export function FBK71000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(async (signal) => {
    const card = await readCard(undefined, { signal });
    const [user, libraries] = await Promise.all([
      readUser(undefined, { signal }),
      listLibraries(undefined, { signal }),
    ]);
    setLibrary(user);
    return { card, user, libraries };
  });
  const holdings = useHoldings('book');
  const change = useAction(
    async (asked: () => Promise<User>, done: string) => {
      setLibrary(await asked());
      toast(done);
      load.reload();
    },
    { on: holdings.onRefused },
  );
  /** What cannot be taken back is asked before. */
  const sure = useAction(async (what: 'STOP' | 'NEW' | 'LEAVE', cardNo: string) => {
    const { text, yes, done } = t.manage.asks[what];
    if (!(await confirm({ id: 'askCard', text, danger: yes, confirmLabel: yes, cancelLabel: t.manage.keep })))
      return;
    await change.run(() => (what === 'LEAVE' ? leave() : changeCard({ act: what, cardNo })), done);
    if (library.value.joinYn === 'N') navigate.replace('FBK00000');
  });
  return (
    <Screen of={load} ground instead={{ BOOK_NOT_MEMBER: <NotJoined next="FBK71000" /> }}>
      {({ card, user, libraries }) => (
        <>
          <Card>
            <KeyValue
              rows={[
                { label: t.manage.number, value: card.number ? maskId(card.number) : t.card.stamp },
                { label: t.manage.state, value: t.cardStates[card.state] },
              ]}
            />
          </Card>
          <Card>
            <Stack>
              <SheetSelect
                field="homeLibrary"
                label={t.manage.home}
                value={user.homeLibrary}
                options={libraries
                  .filter(({ most }) => most > 0)
                  .map(({ id, name, region }) => ({ value: id, title: name, description: region }))}
                onChange={(homeLibId) => void change.run(() => updateUser({ homeLibId }), t.manage.saved)}
              />
              <Switch
                field="nationalLibraryOfKoreaUserYn"
                label={t.manage.national}
                description={t.manage.nationalHint}
                checked={library.value.nationalLibraryOfKoreaUserYn === 'Y'}
                disabled={change.isRunning}
                onChange={(isOn) =>
                  void change.run(
                    () => updateUser({ nationalLibraryOfKoreaUserYn: isOn ? 'Y' : 'N' }),
                    t.manage.saved,
                  )
                }
              />
            </Stack>
          </Card>
          <Card>
            <Section
              title={t.manage.mine}
              action={
                <Button
                  variant="text"
                  size="small"
                  action="libraries"
                  onClick={() => navigate.push('FBK31000')}
                >
                  {t.manage.add}
                </Button>
              }
            >
              <List>
                {libraries
                  .filter(({ id }) => user.libraries.includes(id))
                  .map(({ id, name, region }) => (
                    <ListItem
                      key={id}
                      leading={<IconTile picture="book" />}
                      title={name}
                      description={region}
                    />
                  ))}
              </List>
            </Section>
          </Card>
          <Part of={holdings}>{(held) => <HoldingsList holdings={held} />}</Part>
          <Stack>
            {card.state === 'stopped' ? (
              <Button full action="newCard" onClick={() => void sure.run('NEW', card.number)}>
                {t.manage.asks.NEW.yes}
              </Button>
            ) : (
              <Button
                full
                variant="secondary"
                action="stopCard"
                onClick={() => void sure.run('STOP', card.number)}
              >
                {t.manage.asks.STOP.yes}
              </Button>
            )}
            <Button full variant="text" action="leave" onClick={() => void sure.run('LEAVE', card.number)}>
              {t.manage.asks.LEAVE.yes}
            </Button>
          </Stack>
        </>
      )}
    </Screen>
  );
}
