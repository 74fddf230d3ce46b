import { Gone, Screen, useFollowLink, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { dayText, langOf } from '@wallet/kit/format';
import { kitMessages, locale } from '@wallet/kit/messages';
import { Article, Badge, Button, List, SafeHtml, Section } from '@wallet/kit/ui';
import { useEffect } from 'react';
import { listNotices, readNotice } from '../api/noticeCalls.ts';
import { orNull } from '../api/orNull.ts';
import { NoticeItem } from '../flows/NoticeItem.tsx';
import { messages } from '../messages/index.ts';
import { noteNotice } from '../state/readNotices.ts';

export function FAL21100() {
  const t = messages.use();
  const { states } = kitMessages.use();
  const id = useQuery().get('anounSerno');
  const notice = useLoad(async (signal) => (id ? orNull(readNotice(id, { signal })) : null), [id]);
  const follow = useFollowLink();

  const found = notice.data?.id;

  useEffect(() => {
    if (found) noteNotice(found);
  }, [found]);

  return (
    <Screen title={t.notice.title} of={notice}>
      {(shown) =>
        shown === null ? (
          <Gone {...t.nothing.notice} to="FAL21000" />
        ) : (
          <>
            <Article
              badges={
                <>
                  {shown.isImportant && <Badge tone="danger">{states.important}</Badge>}
                  <Badge>{t.noticeKinds[shown.kind]}</Badge>
                  {shown.nation !== '' && (
                    <Badge tone="info">{t.nations[shown.nation] ?? shown.nation}</Badge>
                  )}
                </>
              }
              title={shown.title}
              note={dayText(shown.at, locale.value)}
              text={<SafeHtml html={shown.html} onLink={(href) => void follow.run(href)} />}
              lang={langOf(shown.html)}
            />
            <Others than={shown.id} />
          </>
        )
      }
    </Screen>
  );
}

/** What else there is to read; where it cannot be had, the way to the list is enough. */
function Others({ than }: { than: string }) {
  const t = messages.use().notice;
  const { navigate } = useWallet();
  const { data } = useLoad(
    (signal) => listNotices({ kind: undefined, page: undefined }, { signal }).catch(() => null),
    [],
  );
  const others = data?.items.filter(({ id }) => id !== than).slice(0, 3) ?? [];
  return (
    <Section
      title={t.others}
      action={
        <Button variant="secondary" size="pill" action="list" onClick={() => navigate.replace('FAL21000')}>
          {t.list}
        </Button>
      }
    >
      <List label={t.others}>
        {others.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} inPlace />
        ))}
      </List>
    </Section>
  );
}
