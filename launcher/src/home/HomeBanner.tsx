import { useLoad, useResume, useWallet } from '@wallet/kit/app';
import { readBanners } from '@wallet/kit/common';
import { Banner } from '@wallet/kit/ui';
import { close, closed } from '../state/closed.ts';
import { useFollowLink } from './useFollowLink.ts';

/** The first banner of the wallet; none where there is none to read (1-shell s4.7). */
export function HomeBanner() {
  const { bridge } = useWallet();
  const load = useLoad((signal) => readBanners(undefined, { signal }));
  useResume(load.reload);
  const follow = useFollowLink();
  const banner = load.data?.[0];
  if (!banner || closed.value.has('banner')) return null;

  const link = (bridge.host?.platform === 'ios' && banner.iosLink) || banner.link;
  return (
    <Banner
      title={banner.title}
      text={banner.text}
      imageUrl={banner.imageUrl}
      color={banner.color}
      {...(link ? { onOpen: () => void follow.run(link) } : {})}
      onClose={() => close('banner')}
    />
  );
}
