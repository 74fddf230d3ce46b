import { Screen, useAction, useLoad } from '@wallet/kit/app';
import {
  Card,
  Disclosure,
  IconTile,
  KeyValue,
  List,
  NoticeRow,
  Section,
  Sheet,
  Switch,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { listLibraries, listNotices, readUser, updateUser } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { setLibrary } from '../state/library.ts';

const wanted = ['DUE', 'REDY', 'STOP'] as const;

const faces = { DUE: 'booking', REDY: 'book', STOP: 'history' } as const;

export function FBK64000() {
  const t = messages.use();
  const [open, setOpen] = useState<{ title: string; text: string }>();
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
              <List label={t.news.notices}>
                {notices.map((notice) => (
                  <NoticeRow
                    key={notice.id}
                    title={notice.title}
                    at={notice.date}
                    onClick={() => setOpen(notice)}
                  />
                ))}
              </List>
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
          <Sheet isOpen={open !== undefined} onClose={() => setOpen(undefined)} title={open?.title ?? ''}>
            <p>{open?.text}</p>
          </Sheet>
        </>
      )}
    </Screen>
  );
}
