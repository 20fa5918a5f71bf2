@group(0) @binding(1) var<storage, read_write> lock: atomic<i32>;
@group(0) @binding(2) var<storage, read_write> order: array<i32>;

@compute @workgroup_size(8) fn claim(@builtin(local_invocation_index) localIndex: u32) {
  let exchange = atomicCompareExchangeWeak(&lock, 0, i32(localIndex) + 1);
  storageBarrier();
  order[localIndex] = select(exchange.old_value, -1, exchange.exchanged);
  let loaded = atomicLoad(&lock);
  if (loaded < 0) {
    atomicStore(&lock, 0);
  }
}
