//! The nets on `rten`, which is all Rust.

use std::borrow::Cow;
use std::sync::Arc;

use ::rten::{ModelOptions, NodeId, RunOptions, ThreadPool, Value, op_registry};
use rten_tensor::NdTensorView;

use super::THREADS;
use crate::error::{LoadError, NetError};
use crate::models::Model;
use crate::nets::{Four, Net, Nets};
use crate::pool::Make;

/// Loads the nets, which all threads share.
pub(super) fn maker(models: Four<Model>) -> Result<Box<Make>, LoadError> {
    let loaded = models.try_map(Loaded::new)?;
    Ok(Box::new(move || {
        let threads = Arc::new(ThreadPool::with_num_threads(THREADS));
        let net = |loaded: &Loaded| -> Result<RtenNet, LoadError> {
            Ok(RtenNet { loaded: loaded.clone(), threads: threads.clone() })
        };
        Ok(Box::new(loaded.each_ref().try_map(net)?) as Box<dyn Nets>)
    }))
}

/// A net that is ready to run, and the side of the pictures it takes.
#[derive(Clone)]
struct Loaded {
    model: Arc<::rten::Model>,
    side: usize,
}

impl Loaded {
    fn new(mut model: Model) -> Result<Loaded, LoadError> {
        let options = options();
        let loaded = match std::mem::take(&mut model.bytes) {
            // Weights that are built in are used where they lie.
            Cow::Borrowed(bytes) => options.load_static_slice(bytes),
            Cow::Owned(bytes) => options.load(bytes),
        };
        let loaded = loaded.map_err(|error| model.damaged(error.to_string()))?;
        let name = |&id: &NodeId| loaded.node_info(id)?.name();
        let inputs = loaded.input_ids().iter().filter_map(name);
        let outputs = loaded.output_ids().iter().filter_map(name);
        model.check_ports(inputs, outputs)?;
        Ok(Loaded { model: Arc::new(loaded), side: model.side() })
    }
}

/// Only the operators that our nets have, or all others would be part of the program too. A net with
/// another one is refused when it is loaded, which the tests do.
fn options() -> ModelOptions {
    ModelOptions::with_ops(op_registry!(
        Add, Cast, Clip, Concat, Conv, Flatten, Gather, Gemm, MatMul, Mul, ReduceSum, Relu,
        Reshape, Resize, Shape, Sigmoid, Slice, Softmax, Split, Sqrt, Sub
    ))
}

/// A net and the threads it runs on.
struct RtenNet {
    loaded: Loaded,
    threads: Arc<ThreadPool>,
}

impl Net for RtenNet {
    fn run(&mut self, pictures: &[f32]) -> Result<Vec<Vec<f32>>, NetError> {
        let Loaded { model, side } = &self.loaded;
        let count = pictures.len() / (3 * side * side);
        let input = NdTensorView::from_data([count, 3, *side, *side], pictures);
        let options = RunOptions::default().with_thread_pool(Some(self.threads.clone()));
        let inputs = vec![(model.input_ids()[0], input.into())];
        let outputs =
            model.run(inputs, model.output_ids(), Some(options)).map_err(NetError::new)?;
        outputs.into_iter().map(floats).collect()
    }
}

fn floats(value: Value) -> Result<Vec<f32>, NetError> {
    let tensor: ::rten_tensor::Tensor<f32> = value.try_into().map_err(NetError::new)?;
    Ok(tensor.into_data())
}
