//! The nets on ONNX Runtime.

mod library;

use ort::environment::Environment;
use ort::ep::CPU;
use ort::session::Session;
use ort::session::builder::GraphOptimizationLevel;
use ort::value::TensorRef;

use super::THREADS;
use crate::error::{LoadError, NetError};
use crate::models::Model;
use crate::nets::{Four, Net, Nets};
use crate::pool::Make;

/// Whether there is a library that serves.
pub(super) fn is_there() -> bool {
    library::environment(None).is_ok()
}

/// Loads the library. Every set of nets has sessions of its own.
pub(super) fn maker(models: Four<Model>) -> Result<Box<Make>, LoadError> {
    let environment = library::environment(None)?;
    Ok(Box::new(move || {
        let nets = models.each_ref().try_map(|model| OnnxNet::new(&environment, model))?;
        Ok(Box::new(nets) as Box<dyn Nets>)
    }))
}

/// One session and the side of the pictures it takes.
struct OnnxNet {
    session: Session,
    side: usize,
}

impl OnnxNet {
    fn new(environment: &Environment, model: &Model) -> Result<OnnxNet, LoadError> {
        let session = session(environment, &model.bytes).map_err(|error| model.damaged(error.0))?;
        let inputs = session.inputs().iter().map(|outlet| outlet.name());
        let outputs = session.outputs().iter().map(|outlet| outlet.name());
        model.check_ports(inputs, outputs)?;
        Ok(OnnxNet { session, side: model.side() })
    }
}

fn session(environment: &Environment, model: &[u8]) -> Result<Session, NetError> {
    // Idle threads do not spin: photos that are read side by side need the cores.
    Session::builder(environment)
        .map_err(NetError::new)?
        .with_intra_threads(THREADS)
        .map_err(NetError::new)?
        .with_intra_op_spinning(false)
        .map_err(NetError::new)?
        .with_optimization_level(GraphOptimizationLevel::All)
        .map_err(NetError::new)?
        // An arena would keep what the largest batch took for as long as the program runs.
        .with_execution_providers([CPU::default().with_arena_allocator(false).build()])
        .map_err(NetError::new)?
        .commit_from_memory(model)
        .map_err(NetError::new)
}

impl Net for OnnxNet {
    fn run(&mut self, pictures: &[f32]) -> Result<Vec<Vec<f32>>, NetError> {
        let count = pictures.len() / (3 * self.side * self.side);
        let shape = [count, 3, self.side, self.side];
        let input = TensorRef::from_array_view((shape, pictures)).map_err(NetError::new)?;
        let outputs = self.session.run(ort::inputs![input]).map_err(NetError::new)?;
        let mut values = Vec::new();
        for (_, output) in &outputs {
            let (_, data) = output.try_extract_tensor::<f32>().map_err(NetError::new)?;
            values.push(data.to_vec());
        }
        Ok(values)
    }
}
