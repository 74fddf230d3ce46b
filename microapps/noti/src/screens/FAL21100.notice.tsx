import { Gone, Screen, useFollowLink, useLoad, useQuery } from '@wallet/kit/app';
import { dayText, langOf } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
import { Article, Badge, SafeHtml } from '@wallet/kit/ui';
import { readNotice } from '../api/noticeCalls.ts';
import { orNull } from '../api/orNull.ts';
import { messages } from '../messages/index.ts';

export function FAL21100() {
  const t = messages.use();
  const id = useQuery().get('anounSerno');
  const notice = useLoad(async (signal) => (id ? orNull(readNotice(id, { signal })) : null), [id]);
  const follow = useFollowLink();

  return (
    <Screen title={t.notice.title} of={notice}>
      {(shown) =>
        shown === null ? (
          <Gone {...t.nothing.notice} to="FAL21000" />
        ) : (
          <Article
            badges={
              <>
                {shown.isImportant && <Badge tone="danger">{t.notices.important}</Badge>}
                <Badge>{t.noticeKinds[shown.kind]}</Badge>
                {shown.nation !== '' && <Badge tone="info">{t.nations[shown.nation] ?? shown.nation}</Badge>}
              </>
            }
            title={shown.title}
            note={dayText(shown.at, locale.value)}
            text={<SafeHtml html={shown.html} onLink={(href) => void follow.run(href)} />}
            lang={langOf(shown.html)}
          />
        )
      }
    </Screen>
  );
}
