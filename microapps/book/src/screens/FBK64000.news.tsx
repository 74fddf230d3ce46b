import { Screen, useAction, useLoad } from '@wallet/kit/app';
import { Card, Disclosure, IconTile, KeyValue, Note, Section, Switch } from '@wallet/kit/ui';
import { listLibraries, listNotices, readUser, updateUser } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { setLibrary } from '../state/library.ts';

const wanted = ['DUE', 'REDY', 'STOP'] as const;

const faces = { DUE: 'booking', REDY: 'book', STOP: 'history' } as const;

export function FBK64000() {
  const t = messages.use();
  const load = useLoad((signal) =>
    Promise.all([
      listNotices(undefined, { signal }),
      listLibraries(undefined, { signal }),
      readUser(undefined, { signal }),
    ]),
  );
  const change = useAction(async (alrmList: readonly string[]) => {
    setLibrary(await updateUser({ alrmList }));
    load.reload();
  });
  return (
    <Screen of={load} ground>
      {([notices, libraries, { cardState, messages: chosen }]) => (
        <>
          <Card>
            <Section title={t.news.notices}>
              {notices.map(({ id, title, text, date }) => (
                <Disclosure key={id} title={title}>
                  <Note>{t.day({ date })}</Note>
                  <p>{text}</p>
                </Disclosure>
              ))}
            </Section>
          </Card>
          {cardState !== 'none' && (
            <Card>
              <Section title={t.news.messages}>
                {wanted.map((one) => (
                  <Switch
                    key={one}
                    field={one}
                    leading={<IconTile picture={faces[one]} size="small" />}
                    label={t.wanted[one]}
                    checked={chosen.includes(one)}
                    disabled={change.isRunning}
                    onChange={(isOn) =>
                      void change.run(isOn ? [...chosen, one] : chosen.filter((other) => other !== one))
                    }
                  />
                ))}
              </Section>
            </Card>
          )}
          <Card>
            <Disclosure title={t.news.rules}>
              <KeyValue rows={libraries.map((one) => ({ label: one.name, value: t.rule(one) }))} />
            </Disclosure>
          </Card>
        </>
      )}
    </Screen>
  );
}
