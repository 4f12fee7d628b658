//! The nets on ONNX Runtime.

use std::path::Path;

use ort::environment::Environment;
use ort::ep::CPU;
use ort::session::Session;
use ort::session::builder::GraphOptimizationLevel;
use ort::value::TensorRef;

use crate::error::{LoadError, NetError};
use crate::homography::Point;
use crate::library;
use crate::manifest::{Manifest, NetFile, Port};
use crate::nets::{Impression, LocateMaps, Nets, POINTS, Refinement};

/// The model files in memory, from which sessions are made.
pub(crate) struct ModelFiles {
    environment: Environment,
    locate: Model,
    refine: Model,
    badge: Model,
    tile: Model,
}

struct Model {
    bytes: Vec<u8>,
    side: usize,
    net: NetFile,
}

impl ModelFiles {
    /// Loads the library and the files that the manifest names.
    pub fn load(
        folder: &Path,
        manifest: &Manifest,
        library: Option<&Path>,
    ) -> Result<ModelFiles, LoadError> {
        let model = |net: &NetFile, side: usize| -> Result<Model, LoadError> {
            Ok(Model { bytes: Manifest::net_bytes(folder, net)?, side, net: net.clone() })
        };
        let sides = &manifest.preprocessing;
        Ok(ModelFiles {
            locate: model(&manifest.nets.locate, sides.locate.side)?,
            refine: model(&manifest.nets.refine, sides.refine.side)?,
            badge: model(&manifest.nets.badge, sides.badge.side)?,
            tile: model(&manifest.nets.tile, sides.tile.side)?,
            environment: library::environment(library)?,
        })
    }

    /// A set of sessions for one thread.
    pub fn sessions(&self) -> Result<OnnxNets, NetError> {
        let net = |model: &Model| Net::new(&self.environment, model);
        Ok(OnnxNets {
            locate: net(&self.locate)?,
            refine: net(&self.refine)?,
            badge: net(&self.badge)?,
            tile: net(&self.tile)?,
        })
    }
}

/// The four nets as sessions of ONNX Runtime.
pub(crate) struct OnnxNets {
    locate: Net,
    refine: Net,
    badge: Net,
    tile: Net,
}

impl Nets for OnnxNets {
    fn locate(&mut self, photo: &[f32]) -> Result<LocateMaps, NetError> {
        let [heat, quad] = self.locate.run(photo)?;
        let side = (heat.len() / 4).isqrt();
        let quad_side = (quad.len() / 8).isqrt();
        Ok(LocateMaps { heat, side, quad, quad_side })
    }

    fn refine(&mut self, frame: &[f32]) -> Result<Refinement, NetError> {
        let [points, spread, city, larger] = self.refine.run(frame)?;
        let wrong = || NetError::new("the refining net gave another number of points");
        let (pairs, _) = points.as_chunks::<2>();
        let points: [[f32; 2]; POINTS] = pairs.try_into().map_err(|_| wrong())?;
        let spread: [f32; POINTS] = spread.try_into().map_err(|_| wrong())?;
        Ok(Refinement {
            points: points.map(|point| -> Point { point.map(f64::from) }),
            spread: spread.map(f64::from),
            city: city.first().copied().ok_or_else(wrong)?.into(),
            larger: larger.first().copied().ok_or_else(wrong)?.into(),
        })
    }

    fn badges(&mut self, crops: &[f32]) -> Result<Vec<Impression>, NetError> {
        self.badge.run(crops).map(impressions)
    }

    fn tiles(&mut self, crops: &[f32]) -> Result<Vec<Impression>, NetError> {
        self.tile.run(crops).map(impressions)
    }
}

/// What a cell net said about each crop.
fn impressions([logits, likeness]: [Vec<f32>; 2]) -> Vec<Impression> {
    let pairs = logits.as_chunks().0.iter().zip(likeness.as_chunks().0);
    pairs.map(|(&logits, &likeness)| Impression { logits, likeness }).collect()
}

/// One session and the side of the pictures it takes.
struct Net {
    session: Session,
    side: usize,
}

impl Net {
    fn new(environment: &Environment, model: &Model) -> Result<Net, NetError> {
        // One thread a photo: many photos then use all cores, and idle threads do not spin.
        let session = Session::builder(environment)
            .map_err(NetError::new)?
            .with_intra_threads(1)
            .map_err(NetError::new)?
            .with_intra_op_spinning(false)
            .map_err(NetError::new)?
            .with_optimization_level(GraphOptimizationLevel::All)
            .map_err(NetError::new)?
            // An arena would keep what the largest batch took for as long as the program runs.
            .with_execution_providers([CPU::default().with_arena_allocator(false).build()])
            .map_err(NetError::new)?
            .commit_from_memory(&model.bytes)
            .map_err(NetError::new)?;
        let names_fit = |ports: &[Port], outlets: &[ort::value::Outlet]| {
            ports.iter().map(|port| &*port.name).eq(outlets.iter().map(|outlet| outlet.name()))
        };
        if names_fit(std::slice::from_ref(&model.net.input), session.inputs())
            && names_fit(&model.net.outputs, session.outputs())
        {
            Ok(Net { session, side: model.side })
        } else {
            Err(NetError::new("a net has other inputs or outputs than the manifest says"))
        }
    }

    /// Runs a batch of pictures and returns the outputs, in the manifest's order.
    fn run<const OUTPUTS: usize>(
        &mut self,
        pictures: &[f32],
    ) -> Result<[Vec<f32>; OUTPUTS], NetError> {
        let count = pictures.len() / (3 * self.side * self.side);
        let shape = [count, 3, self.side, self.side];
        let input = TensorRef::from_array_view((shape, pictures)).map_err(NetError::new)?;
        let outputs = self.session.run(ort::inputs![input]).map_err(NetError::new)?;
        let mut values = Vec::with_capacity(OUTPUTS);
        for (_, output) in &outputs {
            let (_, data) = output.try_extract_tensor::<f32>().map_err(NetError::new)?;
            values.push(data.to_vec());
        }
        values.try_into().map_err(|_| NetError::new("a net gave another number of outputs"))
    }
}
