/** Why there is no picture of the camera. */
export type CameraProblem = 'denied' | 'noCamera' | 'inUse' | 'insecure' | 'failed';

/** Opens a camera: the one at the back, or the one of this id. */
export type OpenCamera = (deviceId?: string) => Promise<MediaStream>;

const size = { width: { ideal: 1280 }, height: { ideal: 720 } };

/**
 * Asks for the camera, as `getUserMedia` does.
 *
 * @throws DOMException by whose name `cameraProblem` tells the reason
 */
export async function openCamera(deviceId?: string): Promise<MediaStream> {
  // Outside of https there is no camera to ask for.
  if (!window.isSecureContext || !navigator.mediaDevices?.getUserMedia) {
    throw new DOMException('No camera outside of a secure context.', 'SecurityError');
  }
  const which =
    deviceId === undefined ? { facingMode: { ideal: 'environment' } } : { deviceId: { exact: deviceId } };
  return navigator.mediaDevices.getUserMedia({ audio: false, video: { ...which, ...size } });
}

const problems: Record<string, CameraProblem> = {
  NotAllowedError: 'denied',
  PermissionDeniedError: 'denied',
  SecurityError: 'insecure',
  NotFoundError: 'noCamera',
  DevicesNotFoundError: 'noCamera',
  OverconstrainedError: 'noCamera',
  NotReadableError: 'inUse',
  TrackStartError: 'inUse',
  AbortError: 'inUse',
};

/** What a refusal of the camera means; older WebViews have names of their own. */
export function cameraProblem(error: unknown): CameraProblem {
  const { name } = (error ?? {}) as { name?: unknown };
  return (typeof name === 'string' && Object.hasOwn(problems, name) && problems[name]) || 'failed';
}

/** The ids of the cameras there are; only one is told before the customer allowed it. */
export async function cameraIds(): Promise<string[]> {
  const devices = await navigator.mediaDevices?.enumerateDevices?.().catch(() => []);
  return (devices ?? []).flatMap(({ kind, deviceId }) =>
    kind === 'videoinput' && deviceId ? [deviceId] : [],
  );
}

/** Turns the camera off: its light goes out. */
export function stopStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
