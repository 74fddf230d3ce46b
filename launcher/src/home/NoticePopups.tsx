import { useLoad, usePerson, useWallet } from '@wallet/kit/app';
import { closeNotice, isNoticeHidden, readNoticePopups } from '@wallet/kit/common';
import { NoticePopup } from '@wallet/kit/ui';
import { close, closed } from '../state/closed.ts';
import { useHomeLink } from './useHomeLink.ts';

/** The notice popups, one after the other (1-shell s4.6). Not read again on return: once closed is enough. */
export function NoticePopups() {
  const { bridge } = useWallet();
  const who = usePerson()?.memberId ?? '';
  const load = useLoad((signal) => readNoticePopups({ isNative: bridge.isNative }, { signal }), [who]);
  const follow = useHomeLink();
  const popup = load.data?.find(
    ({ id, parentId }) =>
      !closed.value.has(`popup ${id}`) &&
      !isNoticeHidden(id) &&
      (parentId === '' || !isNoticeHidden(parentId)),
  );
  if (!popup) return null;

  return (
    <NoticePopup
      key={popup.id}
      html={popup.html}
      imageUrl={popup.imageUrl}
      hideDays={popup.hideDays}
      buttons={popup.buttons}
      onLink={(href) => void follow.run(href)}
      onClose={(closing) => {
        closeNotice(popup, closing);
        close(`popup ${popup.id}`);
        if (closing.link) void follow.run(closing.link);
      }}
    />
  );
}
