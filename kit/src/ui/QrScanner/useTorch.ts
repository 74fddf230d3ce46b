import { useEffect, useState } from 'react';

/** The light beside the camera: null where there is none to switch. */
export function useTorch(stream: MediaStream | null): { isOn: boolean; toggle: () => void } | null {
  const [isOn, setOn] = useState(false);
  const track = stream?.getVideoTracks()[0];
  // Not every browser knows capabilities, nor every camera a torch.
  const capabilities = track?.getCapabilities?.() as { torch?: boolean } | undefined;

  useEffect(() => setOn(false), [stream]);

  if (!track || capabilities?.torch !== true) return null;
  return {
    isOn,
    toggle() {
      const wanted = !isOn;
      const settings = { advanced: [{ torch: wanted } as MediaTrackConstraintSet] };
      track.applyConstraints(settings).then(
        () => setOn(wanted),
        () => setOn(false),
      );
    },
  };
}
