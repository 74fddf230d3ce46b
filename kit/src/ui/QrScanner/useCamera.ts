import { useEffect, useState } from 'react';
import { type CameraProblem, cameraIds, cameraProblem, type OpenCamera, stopStream } from './camera.ts';
import { usePageVisible } from './usePageVisible.ts';

type Camera =
  | { state: 'asking' | 'paused' }
  | { state: 'open'; stream: MediaStream; ids: readonly string[] }
  | { state: 'problem'; problem: CameraProblem };

/** A WebView that was just left may hold the camera a moment longer: in ms, how long to wait before each other try. */
const heldOn = [400, 1200];

/** Opens the camera; one that is in use is asked for again, as long as somebody still waits for it. */
async function openPatiently(open: () => Promise<MediaStream>, isOver: () => boolean): Promise<MediaStream> {
  for (const pause of heldOn) {
    try {
      return await open();
    } catch (error) {
      if (cameraProblem(error) !== 'inUse' || isOver()) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (isOver()) throw error;
    }
  }
  return open();
}

/**
 * A camera that is on while `isActive` and the page is in sight, and off at any other time, also when the customer
 * allows it only after they have gone. Back in sight it is asked for anew: permission may have been given meanwhile.
 */
export function useCamera(open: OpenCamera, isActive: boolean) {
  const isVisible = usePageVisible();
  const [camera, setCamera] = useState<Camera>({ state: 'asking' });
  const [deviceId, setDeviceId] = useState<string | undefined>();
  const [attempt, setAttempt] = useState(0);
  const isOn = isActive && isVisible;

  useEffect(() => {
    if (!isOn) {
      setCamera({ state: 'paused' });
      return;
    }
    let isOver = false;
    let stream: MediaStream | undefined;
    setCamera({ state: 'asking' });

    async function start() {
      try {
        const opened = await openPatiently(
          () => open(deviceId),
          () => isOver,
        );
        if (isOver) return stopStream(opened);
        stream = opened;
        // Taken away: by another app, by the settings, by pulling the plug.
        for (const track of opened.getTracks()) {
          track.addEventListener('ended', () => !isOver && setCamera({ state: 'problem', problem: 'inUse' }));
        }
        setCamera({ state: 'open', stream: opened, ids: [] });
        const ids = await cameraIds();
        if (!isOver) setCamera((now) => (now.state === 'open' ? { ...now, ids } : now));
      } catch (error) {
        if (!isOver) setCamera({ state: 'problem', problem: cameraProblem(error) });
      }
    }
    void start();
    return () => {
      isOver = true;
      if (stream) stopStream(stream);
    };
  }, [open, isOn, deviceId, attempt]);

  function switchCamera() {
    if (camera.state !== 'open' || camera.ids.length < 2) return;
    const current = camera.stream.getVideoTracks()[0]?.getSettings().deviceId;
    const place = camera.ids.indexOf(current ?? '');
    setDeviceId(camera.ids[(place + 1) % camera.ids.length]);
  }

  return { camera, switchCamera, retry: () => setAttempt((count) => count + 1) };
}
