/** One thing that covers the page: a dialog, a popup or a sheet. */
export interface Layer {
  /** closes it as the customer would with Escape */
  dismiss(): void;
}

const layers: Layer[] = [];

/** Puts a layer on top. Answers the function that takes it away. */
export function addLayer(layer: Layer): () => void {
  layers.push(layer);
  return () => {
    const index = layers.indexOf(layer);
    if (index >= 0) layers.splice(index, 1);
  };
}

/** The layers that are open, the topmost first. */
export function openLayers(): Layer[] {
  return layers.toReversed();
}
