import { Gone, Screen, useFollowLink, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { dayText, langOf } from '@wallet/kit/format';
import { kitMessages, locale } from '@wallet/kit/messages';
import { Article, Badge, BottomBar, Button, SafeHtml } from '@wallet/kit/ui';
import { readNotice } from '../api/noticeCalls.ts';
import { orNull } from '../api/orNull.ts';
import { messages } from '../messages/index.ts';

export function FAL21100() {
  const t = messages.use();
  const { states } = kitMessages.use();
  const { navigate } = useWallet();
  const id = useQuery().get('anounSerno');
  const notice = useLoad(async (signal) => (id ? orNull(readNotice(id, { signal })) : null), [id]);
  const follow = useFollowLink();

  const footer = notice.data && (
    <BottomBar>
      <Button variant="secondary" full action="list" onClick={() => navigate.replace('FAL21000')}>
        {t.notice.list}
      </Button>
    </BottomBar>
  );

  return (
    <Screen title={t.notice.title} of={notice} footer={footer}>
      {(shown) =>
        shown === null ? (
          <Gone {...t.nothing.notice} to="FAL21000" />
        ) : (
          <Article
            badges={
              <>
                {shown.isImportant && <Badge tone="danger">{states.important}</Badge>}
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
